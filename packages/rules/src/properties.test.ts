/** What holds in every game: random legal play of all variants with one to six seats. */
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TURN_ORDERS, UNDO_RULES } from './event.ts';
import { play, replay, totals, type Command, type Event, type Game } from './game.ts';
import { fault } from './result.ts';
import { parseVariant } from './scorecard/custom.ts';
import { offersFor } from './scorecard/offers.ts';
import { categoryIds, type ScorecardVariant } from './scorecard/variant.ts';
import { chanceFrom, newGame, tableOf } from './testing/index.ts';
import { anyWish, legalMove, pickFrom, playOut } from './testing/random.ts';
import { effective } from './undo.ts';
import { scorecardVariants } from './variants/index.ts';

const custom = (json: object): ScorecardVariant => {
  const parsed = parseVariant(json);
  return parsed.ok ? parsed.value : fault(JSON.stringify(parsed.error));
};

const cousins = [
  custom({ extends: 'yahtzee', id: 'free', name: 'Free', joker: 'free', jokerAfterZero: true, rolls: 5 }),
  custom({ extends: 'maxi-yatzy', id: 'small', name: 'Small', rolls: 1, categories: { tower: null, castle: null } }),
  custom({
    id: 'tiny',
    name: 'Tiny',
    dice: 1,
    rolls: 2,
    categories: { six: { kind: 'face', face: 6 }, any: { kind: 'chance' } },
  }),
];

const settings = fc.record({
  variant: fc.constantFrom<ScorecardVariant>(...scorecardVariants, ...cousins),
  seats: fc.integer({ min: 1, max: 6 }),
  seed: fc.nat(),
  options: fc.record({
    turnOrder: fc.constantFrom(...TURN_ORDERS),
    undo: fc.constantFrom(...UNDO_RULES),
    autoFirstRoll: fc.boolean(),
    sameDice: fc.boolean(),
    hints: fc.boolean(),
  }),
});
type Setting = typeof settings extends fc.Arbitrary<infer T> ? T : never;

const setupOf = ({ variant, seats, options }: Setting) => ({
  id: 'random',
  variant,
  options,
  players: Array.from({ length: seats }, (_, i) => ({ name: `P${i}` })),
});

const playRandomly = (setting: Setting, see: (game: Game) => void = () => undefined): Game =>
  playOut(setupOf(setting), chanceFrom(setting.seed), pickFrom(setting.seed + 1), see);

/** Some wishes of all kinds, granted or not; `see` is told of each. */
function muddleThrough(
  setting: Setting,
  wishes: number,
  see: (before: Game, after: Game, events: readonly Event[]) => void,
): void {
  const chance = chanceFrom(setting.seed);
  const pick = pickFrom(setting.seed + 2);
  let game = newGame(setting.variant, chance, setupOf(setting));
  for (let i = 0; i < wishes && !game.over; i++) {
    const isLegal = pick(2) === 0 && tableOf(game).turn;
    const [actor, command] = isLegal
      ? ([isLegal.seat, legalMove(setting.variant, game, pick)] as const)
      : anyWish(setting.variant, game, pick);
    const played = play(game, actor, command, chance);
    see(game, played.ok ? played.value.game : game, played.ok ? played.value.events : []);
    if (played.ok) ({ game } = played.value);
  }
}

const check = (property: (setting: Setting) => void, numRuns: number): void =>
  fc.assert(fc.property(settings, property), { numRuns });

const same = (a: unknown, b: unknown): void => {
  if (!isDeepStrictEqual(a, b)) expect(a).toEqual(b);
};

const scoresOf = (events: readonly Event[]) => effective(events).filter(event => event.type === 'ScoreRecorded');

describe('every game', () => {
  test('[T16] reads again as it was played', () => {
    check(setting => {
      const game = playRandomly(setting);
      same(replay(game.events), game);
      same(replay(JSON.parse(JSON.stringify(game.events))), game);
    }, 40);
  });

  test('[S12] ends after exactly seats × categories turns, each category of each seat once', () => {
    check(setting => {
      const game = playRandomly(setting);
      const ids = categoryIds(setting.variant);
      expect(game.events.filter(({ type }) => type === 'TurnStarted')).toHaveLength(setting.seats * ids.length);
      const filled = scoresOf(game.events).map(({ seat, category }) => `${seat} ${category}`);
      expect(new Set(filled).size).toBe(setting.seats * ids.length);
      expect(game.events.at(-1)?.type).toBe('GameOver');
    }, 40);
  });

  test('[S23] totals are what was recorded, plus bonuses, and nothing is negative', () => {
    check(setting => {
      const game = playRandomly(setting);
      const { upperBonus, categories } = setting.variant;
      const expected = Array.from({ length: setting.seats }, (_, seat) => {
        const own = scoresOf(game.events).filter(score => score.seat === seat);
        const upper = own
          .filter(({ category }) => categories[category]?.kind === 'face')
          .reduce((sum, { points }) => sum + points, 0);
        const recorded = own.reduce((sum, { points, bonus }) => sum + points + bonus, 0);
        return recorded + (upper >= upperBonus.target ? upperBonus.points : 0);
      });
      expect(game.over?.totals).toEqual(expected);
      expect(totals(game)).toEqual(expected);
      for (const { points, bonus } of scoresOf(game.events)) expect(Math.min(points, bonus)).toBeGreaterThanOrEqual(0);
    }, 40);
  });

  test('[T8] seats take turns in the same order, round after round', () => {
    check(setting => {
      const game = playRandomly(setting);
      const seats = game.events.filter(event => event.type === 'TurnStarted').map(({ seat }) => seat);
      seats.forEach((seat, turn) => expect(seat).toBe(tableOf(game).order[turn % setting.seats]));
    }, 20);
  });

  test('[T14] asks chance for each place once', () => {
    check(setting => {
      const asked: string[] = [];
      const chance = chanceFrom(setting.seed);
      const listening: typeof chance = (stream, at, sides) => {
        asked.push(`${stream} ${at.turn} ${at.roll} ${at.step}`);
        return chance(stream, at, sides);
      };
      const own = { ...setting, options: { ...setting.options, sameDice: false } };
      playOut(setupOf(own), listening, pickFrom(setting.seed), () => undefined);
      expect(new Set(asked).size).toBe(asked.length);
    }, 20);
  });
});

describe('at every moment', () => {
  test('[T17] any beginning of the facts is the game as it stood then', () => {
    check(setting => {
      const seen: Game[] = [];
      muddleThrough(setting, 120, (_, after) => seen.push(after));
      const facts = seen.at(-1)?.events ?? [];
      for (const then of seen) same(replay(facts.slice(0, then.events.length)), then);
      for (let length = 1; length <= facts.length; length++) expect(replay(facts.slice(0, length)).events).toHaveLength(length);
    }, 15);
  });

  test('[T9] a wish changes only what it answers: the game before is as it was', () => {
    check(setting => {
      muddleThrough(setting, 120, (before, after, events) => {
        expect(after.events.length).toBe(before.events.length + events.length);
        expect(after.events.slice(before.events.length)).toEqual(events);
        if (events.length === 0) expect(after).toBe(before);
      });
      const texts: [Game, string][] = [];
      muddleThrough(setting, 60, before => texts.push([before, JSON.stringify(before)]));
      for (const [game, text] of texts) expect(JSON.stringify(game)).toBe(text);
    }, 15);
  });

  test('[T10] nobody acts out of turn', () => {
    const chance = chanceFrom(1);
    check(setting => {
      playRandomly(setting, game => {
        const inTurn = tableOf(game).turn?.seat;
        if (inTurn === undefined) return;
        const category = categoryIds(setting.variant)[0] ?? '';
        const hold = new Array<boolean>(setting.variant.dice).fill(false);
        const commands: Command[] = [
          { type: 'RollDice' },
          { type: 'HoldDice', hold },
          { type: 'ScoreCategory', category },
          { type: 'ScratchCategory', category },
          { type: 'Hint' },
        ];
        for (let seat = 0; seat < setting.seats; seat++) {
          if (seat === inTurn) continue;
          for (const command of commands) expect(play(game, seat, command, chance)).toMatchObject({ error: 'not-your-turn' });
        }
      });
    }, 5);
  });

  test('[S24] what is on offer is what scoring answers', () => {
    const chance = chanceFrom(1);
    check(setting => {
      playRandomly({ ...setting, seats: 1 }, game => {
        const { turn, cards } = tableOf(game);
        const [card] = cards;
        if (!turn || !card) return;
        for (const { category, points, reason } of offersFor(setting.variant, card, turn.dice)) {
          const played = play(game, turn.seat, { type: 'ScoreCategory', category }, chance);
          expect(played.ok ? undefined : played.error).toBe(reason);
          if (played.ok) expect(played.value.events[0]).toMatchObject({ category, points });
        }
      });
    }, 15);
  });

  test('[T26] a move, taken back and made again, is the same move', () => {
    const chance = chanceFrom(3);
    check(setting => {
      const own: Setting = { ...setting, seats: Math.min(setting.seats, 3), options: { ...setting.options, undo: 'practice' } };
      const pick = pickFrom(setting.seed);
      playOut(setupOf(own), chance, pick, game => {
        const turn = tableOf(game).turn;
        if (!turn || pick(8) > 0) return;
        const command = legalMove(own.variant, game, pick);
        const once = play(game, turn.seat, command, chance);
        if (!once.ok || once.value.game.over) return;
        const back = play(once.value.game, turn.seat, { type: 'Undo' }, chance);
        const again = back.ok ? play(back.value.game, turn.seat, command, chance) : back;
        if (!back.ok || !again.ok) return fault('what was played could not be taken back and played again');
        same(back.value.game.state, game.state);
        same(again.value.game.state, once.value.game.state);
        same(again.value.events, once.value.events);
        return undefined;
      });
    }, 15);
  });
});
