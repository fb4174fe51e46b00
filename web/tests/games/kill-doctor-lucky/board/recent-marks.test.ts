import { describe, expect, it } from 'vitest';
import { recentOf } from '@/games/kill-doctor-lucky/board/recent-marks';
import { event } from '../../../support/fake-socket';

const step = (seat: number, from: string, to: string) => event('free-step', { seat, from, to });
const walks = (from: string, to: string) => event('doctor-walks', { from, to });
const attempt = (seat: number, space: string, weapon: string | null) =>
  event('attempt', { seat, space, weapon, value: 3, special: false });
const failure = (seat: number, attacker: number, card: string) =>
  event('failure', { seat, attacker, card, left: 0 });
const foiled = (seat: number) => event('foiled', { seat, by: 2, wasted: 0 });

describe('what others have done lately', () => {
  it('is from where to where everybody came, by however many steps', () => {
    const recentMoves = [
      step(1, 'den', 'passage'),
      event('card-step', { seat: 1, pawn: 'me', from: 'passage', to: 'kitchen' }),
      event('room-card', { seat: 1, card: 'room:loft', pawn: 'lucky', from: 'den', to: 'loft' }),
      event('end', { seat: 1 }),
      walks('loft', 'den'),
      walks('den', 'cold_room'),
    ];
    expect(recentOf(recentMoves).moved).toEqual([
      { who: 1, from: 'den', to: 'kitchen' },
      { who: 'lucky', from: 'den', to: 'cold_room' },
    ]);
  });

  it('says nothing of whoever came back to where they were', () => {
    const there = [step(1, 'den', 'passage'), step(2, 'den', 'passage')];
    const { moved } = recentOf([...there, step(1, 'passage', 'den')]);
    expect(moved.map(({ who }) => who)).toEqual([2]);
  });

  it('is every attempt that came to nothing, and what each gave to foil it', () => {
    const recentMoves = [
      attempt(1, 'kitchen', 'crepe_pan'),
      failure(2, 1, 'fail2'),
      event('pass', { seat: 0, attacker: 1, left: 2 }),
      failure(2, 1, 'fail1'),
      failure(3, 1, 'fail1'),
      foiled(1),
      attempt(2, 'den', null),
      failure(3, 2, 'fail3'),
      foiled(2),
    ];
    expect(recentOf(recentMoves).foiled).toEqual([
      {
        seat: 1,
        deed: { space: 'kitchen', weapon: 'crepe_pan' },
        saviours: [
          { seat: 2, points: 3 },
          { seat: 3, points: 1 },
        ],
      },
      { seat: 2, deed: { space: 'den', weapon: null }, saviours: [{ seat: 3, points: 3 }] },
    ]);
  });

  it('is, of an attempt of one’s own, what the others gave', () => {
    expect(recentOf([failure(1, 0, 'fail1'), foiled(0)]).foiled).toEqual([
      { seat: 0, deed: null, saviours: [{ seat: 1, points: 1 }] },
    ]);
  });

  it('is not yet an attempt that is still answered', () => {
    expect(recentOf([attempt(1, 'den', null), failure(2, 1, 'fail1')]).foiled).toEqual([]);
  });
});
