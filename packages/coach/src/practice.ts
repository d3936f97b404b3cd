/** Try from here: the turns of one seat, up to a decision, as a game of its own in which everything can be taken back. */
import { defaultOptions, effective, replay, type GameStarted, type ScorecardGame, type Seat } from '@yaht/rules';
import type { DecisionReview } from '@yaht/solver';

/** The practice game under an id of its own. It counts as assisted: whoever plays it has seen the review. */
export function practiceFrom(game: ScorecardGame, seat: Seat, decision: DecisionReview, id: string): ScorecardGame {
  const { variant, players, options } = game.start;
  const name = players[seat]?.name ?? '';
  const start: GameStarted = {
    type: 'GameStarted',
    id,
    variant,
    players: [{ name }],
    options: { ...defaultOptions, autoFirstRoll: options.autoFirstRoll, undo: 'practice' },
    order: [0],
    // The dice so far are those of another game, so no seed can show them to be fair.
    commitment: null,
  };
  const facts = turnsOf(game, seat, decision).map(event => ({ ...event, seat: 0 }));
  return replay([start, ...facts, { type: 'HintTaken', seat: 0 }]) as ScorecardGame;
}

type Fact = ScorecardGame['events'][number];
type TurnEvent = Extract<Fact, { readonly type: 'TurnStarted' | 'DiceRolled' | 'ScoreRecorded' }>;

/** What the seat did until it had the dice of the decision before it. */
function turnsOf({ events }: ScorecardGame, seat: Seat, { turn, rollsLeft }: DecisionReview): readonly TurnEvent[] {
  const facts: TurnEvent[] = [];
  let number = 0;
  for (const event of effective(events)) {
    if (event.type === 'TurnStarted') number += 1;
    if (number > turn) break;
    const isOwn = 'seat' in event && event.seat === seat && isOfTurn(event);
    if (isOwn && (number < turn || isUntil(event, rollsLeft))) facts.push(event);
  }
  return facts;
}

const isOfTurn = (event: Fact): event is TurnEvent =>
  event.type === 'TurnStarted' || event.type === 'DiceRolled' || event.type === 'ScoreRecorded';

const isUntil = (event: TurnEvent, rollsLeft: number): boolean =>
  event.type === 'TurnStarted' || (event.type === 'DiceRolled' && event.rollsLeft >= rollsLeft);
