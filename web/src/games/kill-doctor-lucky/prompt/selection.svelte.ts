/** Selection of a move: what the player has taken up, a pawn and a card, and which room they are pointing at. */
import type { Move } from '@/game-api/types';
import { CONFIRM_SELECTOR } from '@/game-api/confirm-selector';
import { CurrentRefusal } from '@/game-api/current-refusal.svelte';
import type { MatchView, RejFrame } from '@/api/types';
import { kindOf, subjectOf } from '../cards';
import { chancesOf, type Chance } from './attempt-odds';
import type { Pawn } from '../board/types';
import { handOf, stateOf } from '../state';
import { spacesOf, wayKey, wayOf, waysOf, type Way } from './routes';

const FAILURE = /^fail\d$/;

export class Selection {
  #view: () => MatchView;
  #free: () => boolean;
  #refusal: CurrentRefusal;
  #wantedPawn = $state<Pawn>('me');
  #wantedCard = $state<string | null>(null);
  #wantedWay = $state<string | null>(null);
  #pointed = $state<string | null>(null);
  #pinned = $state<string | null>(null);

  constructor(
    view: () => MatchView,
    free: () => boolean,
    refused: () => RejFrame | null = () => null,
  ) {
    this.#view = view;
    this.#free = free;
    this.#refusal = new CurrentRefusal(refused);
  }

  readonly ways = $derived.by((): Way[] => (this.#free() ? waysOf(this.#view()) : []));
  /** Shown, not only while one is free to act. */
  readonly chances = $derived.by((): Chance[] => chancesOf(this.#view()));
  readonly failures = $derived.by(() =>
    this.#free() ? stateOf(this.#view()).legal.filter((action) => FAILURE.test(action)) : [],
  );

  /** The card taken up, as long as it is held. */
  readonly card = $derived.by((): string | null => {
    const wanted = this.#wantedCard;
    return wanted !== null && handOf(this.#view()).includes(wanted) ? wanted : null;
  });

  /** The ways that are open with the card taken up. */
  readonly #withCard = $derived.by((): Way[] => {
    const card = this.card;
    if (card === null || !this.ways.some(({ cards }) => cards.includes(card))) return this.ways;
    return this.ways.filter(({ cards }) => cards.includes(card));
  });

  /** The pawns that have somewhere to go. */
  readonly pawns = $derived.by((): Pawn[] =>
    (['me', 'lucky'] as const).filter((pawn) => this.#withCard.some((way) => way.pawn === pawn)),
  );
  readonly pawn = $derived.by((): Pawn | null =>
    this.pawns.includes(this.#wantedPawn) ? this.#wantedPawn : (this.pawns[0] ?? null),
  );

  /** The ways of the pawn taken up, cheapest first. */
  readonly open = $derived.by(() => this.#withCard.filter(({ pawn }) => pawn === this.pawn));
  readonly spaces = $derived.by(() => spacesOf(this.open));

  /** The room pointed at, or the one a list of ways is open for. */
  readonly space = $derived.by((): string | null => {
    const wanted = this.#pointed ?? this.#pinned;
    return wanted !== null && this.spaces.includes(wanted) ? wanted : null;
  });
  readonly choices = $derived.by(() => this.#meanings(this.space));
  /** The way that would be walked. */
  readonly way = $derived.by(
    (): Way | null =>
      this.choices.find((way) => wayKey(way) === this.#wantedWay) ?? this.choices[0] ?? null,
  );
  /** The room a list of ways is open for. */
  readonly pinned = $derived.by(() => (this.#pinned === this.space ? this.space : null));

  /** The attempt the big button makes: with the weapon taken up, else the strongest. */
  readonly chance = $derived.by((): Chance | null => {
    const card = this.card;
    const weapon = card !== null && kindOf(card) === 'weapon' ? subjectOf(card) : undefined;
    return this.chances.find((chance) => chance.weapon === weapon) ?? this.chances[0] ?? null;
  });

  /** Why the last action was refused, until one goes on with another. */
  get refusal(): RejFrame | null {
    return this.#refusal.now;
  }

  /** Whether a card of the hand can do something now. */
  usable(card: string): boolean {
    if (kindOf(card) === 'failure') return this.failures.includes(card);
    if (kindOf(card) === 'weapon')
      return this.chances.some(({ weapon }) => weapon === subjectOf(card));
    return this.ways.some(({ cards }) => cards.includes(card));
  }

  /** The cheapest way to a room; with several, the one taken up. */
  wayTo(space: string): Way | null {
    if (this.way?.space === space) return this.way;
    return this.open.find((way) => way.space === space) ?? null;
  }

  /** Whether it has to be asked first: cards are to be spent, and it is not plain which, or for whom. */
  asks(space: string): boolean {
    const ways = this.#meanings(space);
    const spends = (ways[0]?.cards.length ?? 0) > 0;
    return spends && (this.card === null || ways.length > 1);
  }

  /**
   * What the press of a room can mean: the ways there of the pawn taken up, and with a card taken up those of
   * the other pawn after them.
   */
  #meanings(space: string | null): Way[] {
    const own = this.open.filter((way) => way.space === space);
    if (this.card === null || own.every(({ cards }) => cards.length === 0)) return own;
    const others = this.#withCard.filter((way) => way.space === space && way.pawn !== this.pawn);
    return [...own, ...others];
  }

  takePawn(pawn: Pawn): void {
    this.#wantedPawn = pawn;
    this.#letGo();
    this.#refusal.goOn();
  }

  takeCard(card: string | null): void {
    this.#wantedCard = card;
    this.#letGo();
    this.#refusal.goOn();
  }

  toggleCard(card: string): void {
    this.takeCard(this.card === card ? null : card);
  }

  takeWay(way: Way | null): void {
    this.#wantedWay = way === null ? null : wayKey(way);
  }

  point(space: string | null): void {
    this.#pointed = space;
    if (this.space !== null) this.#refusal.goOn();
  }

  pin(space: string | null): void {
    this.#pinned = space;
    this.#wantedWay = null;
    if (space !== null) this.#refusal.goOn();
  }

  /** Take up what is proposed: the pawn with its way, or the card. */
  suggest({ walk, actions: [action = ''] }: Move): void {
    this.clear();
    const [verb, subject] = action.split(':');
    if (walk !== null) {
      const way = wayOf(walk);
      this.takePawn(way.pawn);
      this.pin(way.space);
      this.takeWay(way);
    } else if (verb === 'attempt' && subject !== undefined) this.takeCard(`weapon:${subject}`);
    else if (FAILURE.test(action)) this.takeCard(action);
  }

  /** What to press for this: the card, the pawn and the room in order, or the button. */
  presses({ walk, actions: [action = ''] }: Move): readonly string[] {
    if (walk !== null) {
      const wanted = wayOf(walk);
      const { pawn, space, cards } = wanted;
      const isPinned = this.pinned === space && this.way !== null;
      if (isPinned && wayKey(this.way) === wayKey(wanted)) return [CONFIRM_SELECTOR];
      const taken = cards.length === 0 || (this.card !== null && cards.includes(this.card));
      return [
        ...(taken ? [] : [`[data-card="${cards[0]}"]`]),
        ...(pawn === this.pawn ? [] : [`[data-press="${pawn}"]`]),
        `.space[data-space="${space}"] .edge`,
      ];
    }
    if (FAILURE.test(action))
      return [this.card === action ? CONFIRM_SELECTOR : `[data-press="${action}"]`];
    const chance = this.chances.find((each) => each.action === action);
    const taken = chance === this.chance || chance?.weapon == null;
    return [
      ...(taken ? [] : [`[data-card="weapon:${chance.weapon}"]`]),
      `[data-press="${action}"]`,
    ];
  }

  /** Back to how a turn begins. */
  clear(): void {
    this.#wantedPawn = 'me';
    this.#wantedCard = null;
    this.#letGo();
  }

  #letGo(): void {
    this.#pointed = null;
    this.pin(null);
  }
}
