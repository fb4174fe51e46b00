/** Seat review: the decisions of a seat looked at again, polled, and what of them to tell first. */
import type { Decision, Review } from '@/api/types';
import { AfterthoughtPoll } from './afterthought-poll.svelte';
import { reviewOf } from './own-thinking';

export class ReviewPoll extends AfterthoughtPoll<Review> {
  constructor(id: string, seat: number) {
    super(async (known) => {
      const before = known?.decisions ?? [];
      const found = await reviewOf(id, seat, before.length);
      return { ...found, decisions: [...before, ...found.decisions] };
    });
  }
}

/** How much was thrown away, as it was measured last. */
export const lossOf = ({ proof, loss }: Decision): number => (proof ?? loss).value;

/** The mistakes and blunders, those that mattered most first. */
export const mistakesOf = (review: Review): Decision[] =>
  review.decisions
    .filter(({ verdict }) => verdict !== null)
    .sort((one, two) => lossOf(two) - lossOf(one) || one.v - two.v);
