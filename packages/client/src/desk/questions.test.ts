import { err, ok, type Chance } from '@yaht/rules';
import { chanceOf, newGame, positionOf, variantOf } from '@yaht/rules/testing';
import { describe, expect, test } from 'vitest';
import { LocalTable } from '../local-table.ts';
import type { Table, Wish } from '../table.ts';
import { Desk } from './desk.ts';

const yahtzee = variantOf('yahtzee');

const tableOf = (game: ConstructorParameters<typeof LocalTable>[0], chance: Chance = chanceOf()): LocalTable =>
  new LocalTable(game, { secret: '', chance, store: () => Promise.resolve() });

/** 1 1 2 3 6 with no roll left: a full house is worth nothing, chance thirteen. */
const rolledOut = () => tableOf(positionOf(yahtzee, { faces: '11236', rollsLeft: 0 }));

const sent = async (table: Table, wish: Wish | null): Promise<void> => {
  if (wish) expect(await table.send(wish)).toEqual(ok(true));
};

describe('a zero', () => {
  test('that need not be is asked about each time, and scored once somebody agrees', async () => {
    const table = rolledOut();
    const desk = new Desk(table);
    for (let time = 0; time < 2; time++) {
      desk.press({ type: 'row', category: 'fullHouse' });
      expect(desk.move()).toBeNull();
      const better = { category: 'chance', points: 13 };
      expect(desk.view().question).toEqual({ type: 'zero', category: 'fullHouse', better });
      desk.press({ type: 'row', category: null });
      expect(desk.view().question).toBeNull();
    }
    expect(desk.score('fullHouse')).toBeNull();
    const agreed = desk.agree();
    expect(agreed).toEqual({ type: 'ScoreCategory', category: 'fullHouse' });
    await sent(table, agreed);
    expect(desk.view()).toMatchObject({ question: null, hand: { asked: null, category: null } });
  });

  test('is not asked about where every row brings one, where points come with it, or where somebody would not be asked', () => {
    const filled = Object.fromEntries(
      Object.keys(yahtzee.categories).flatMap(row => (['fullHouse', 'yahtzee'].includes(row) ? [] : [[row, 1]])),
    );
    const end = tableOf(positionOf(yahtzee, { faces: '11236', rollsLeft: 0, card: filled }));
    const score = (category: string) => ({ type: 'ScoreCategory', category });
    expect(new Desk(end).score('fullHouse')).toEqual(score('fullHouse'));
    expect(new Desk(rolledOut()).score('ones')).toEqual(score('ones'));
    expect(new Desk(rolledOut(), { asksZero: () => false }).score('fullHouse')).toEqual(score('fullHouse'));
  });

  test('a step back answers nothing and leaves the row in hand', () => {
    const desk = new Desk(rolledOut());
    desk.score('fullHouse');
    desk.press({ type: 'back' });
    expect(desk.view()).toMatchObject({ question: null, hand: { category: 'fullHouse' } });
  });
});

describe('a move that is looked at first', () => {
  const move = { type: 'ScoreCategory', category: 'ones' } as const;
  const doubt = { cost: 11, better: { category: 'chance', points: 13 } };

  test('is asked about when it is a mistake, and made once somebody agrees', async () => {
    const table = rolledOut();
    const desk = new Desk(table);
    expect(await desk.weigh(move, async () => ok(doubt))).toBeNull();
    expect(desk.view().question).toEqual({ type: 'mistake', move, ...doubt });
    await sent(table, desk.agree());
    expect(desk.view()).toMatchObject({ question: null, view: { isAssisted: true } });
  });

  test('is let go by a step back, and by other dice', async () => {
    const desk = new Desk(tableOf(positionOf(yahtzee, { faces: '11236', rollsLeft: 1 })));
    for (const wish of [{ type: 'back' }, { type: 'toggle', die: 0 }] as const) {
      await desk.weigh({ type: 'RollDice' }, async () => ok(doubt));
      expect(desk.view().question).not.toBeNull();
      desk.press(wish);
      expect(desk.view().question).toBeNull();
    }
  });

  test('is made at once when it is none, or when nobody can tell; then nothing is marked', async () => {
    const table = rolledOut();
    const desk = new Desk(table);
    expect(await desk.weigh(move, async () => err('unsolved'))).toEqual(move);
    expect(desk.view().view.isAssisted).toBe(false);
    expect(await desk.weigh(move, async () => ok(null))).toEqual(move);
    expect(desk.view()).toMatchObject({ question: null, view: { isAssisted: true } });
  });

  test('is not made when the game has gone on meanwhile, nor when another is being looked at', async () => {
    const table = rolledOut();
    const desk = new Desk(table);
    const first = desk.weigh(move, async () => {
      expect(await desk.weigh(move, async () => ok(null))).toBeNull();
      await table.send({ type: 'ScoreCategory', category: 'chance' });
      return ok(doubt);
    });
    expect(await first).toBeNull();
    expect(desk.view().question).toBeNull();
  });
});

describe('giving up', () => {
  const ofPeople = (...names: readonly string[]) =>
    tableOf(newGame(yahtzee, chanceOf('11236'), { players: names.map(name => ({ name })) }), chanceOf('11236'));

  test('is asked about, and done once somebody agrees', async () => {
    const table = ofPeople('Ann', 'Ben');
    const desk = new Desk(table);
    expect(desk.resign()).toBeNull();
    expect(desk.view().question).toMatchObject({ type: 'resign', seat: 0, endsGame: false });
    desk.press({ type: 'back' });
    expect(desk.view().question).toBeNull();
    desk.resign();
    await sent(table, desk.agree());
    expect(desk.view().view.players).toMatchObject([{ hasResigned: true }, { hasResigned: false }]);
    expect(desk.view().view.resign).toMatchObject({ refusal: null, seat: 1, endsGame: true });
  });

  test('stays asked while the game goes on, and not beyond its end', async () => {
    const table = ofPeople('Ann');
    const desk = new Desk(table);
    desk.resign();
    await sent(table, { type: 'RollDice' });
    expect(desk.view().question).toMatchObject({ type: 'resign', endsGame: true });
    await sent(table, desk.agree());
    expect(desk.view()).toMatchObject({ question: null, view: { phase: 'over', over: { winners: [] } } });
    expect(desk.resign()).toBe('game-over');
  });
});

describe('the main button', () => {
  test('says what the view says that it does, with what is in hand', async () => {
    const table = tableOf(newGame(yahtzee), chanceOf('11236', '44'));
    const desk = new Desk(table);
    const first = desk.move();
    expect(first).toEqual({ type: 'RollDice' });
    await sent(table, first);
    for (const die of [0, 1, 4]) desk.press({ type: 'toggle', die });
    const second = desk.move();
    expect(second).toEqual({ type: 'RollDice', hold: [true, true, false, false, true] });
    await sent(table, second);
    desk.press({ type: 'row', category: 'chance' });
    expect(desk.move()).toEqual({ type: 'ScoreCategory', category: 'chance' });
    desk.press({ type: 'all' });
    expect(desk.view().view.main).toMatchObject({ type: 'roll', refusal: 'nothing-to-roll' });
    expect(desk.move()).toBeNull();
  });

  test('says nothing while a row has to be chosen first', () => {
    const desk = new Desk(rolledOut());
    expect(desk.view().view.main.type).toBe('choose-row');
    expect(desk.move()).toBeNull();
  });
});

describe('the device', () => {
  test('is handed over at the start of each turn but the first, until somebody has it', async () => {
    const table = tableOf(
      newGame(yahtzee, chanceOf(), { players: [{ name: 'Ann' }, { name: 'Ben' }] }),
      chanceOf('11236', '11236'),
    );
    const desk = new Desk(table);
    expect(desk.view().handover).toBeNull();
    await sent(table, { type: 'RollDice' });
    await sent(table, { type: 'ScoreCategory', category: 'chance' });
    expect(desk.view().handover).toBe(1);
    await sent(table, { type: 'Undo' });
    expect(desk.view().handover).toBeNull();
    await sent(table, { type: 'ScoreCategory', category: 'ones' });
    desk.press({ type: 'taken-over' });
    expect(desk.view().handover).toBeNull();
    await sent(table, { type: 'RollDice' });
    await sent(table, { type: 'ScoreCategory', category: 'chance' });
    expect(desk.view().handover).toBe(0);
  });
});

describe('a hint', () => {
  test('is not there for the true reason', async () => {
    const people = [{ name: 'Ann' }, { name: 'Ben', bot: 'easy' }] as const;
    const table = tableOf(newGame(yahtzee, chanceOf(), { players: people }), chanceOf('11236'));
    const desk = new Desk(table);
    expect(desk.view().adviceRefusal).toBe('roll-first');
    await sent(table, { type: 'RollDice' });
    expect(desk.view().adviceRefusal).toBeNull();
    await sent(table, { type: 'ScoreCategory', category: 'chance' });
    expect(desk.view().adviceRefusal).toBe('not-your-turn');
    const strict = newGame(yahtzee, chanceOf(), { options: { hints: false } });
    expect(new Desk(tableOf(strict)).view().adviceRefusal).toBe('hints-not-allowed');
  });

  const isMarked = (table: LocalTable): boolean => table.game.events.some(({ type }) => type === 'HintTaken');

  test('is taken when somebody has agreed that it marks the game, and then without a question', async () => {
    const table = rolledOut();
    const desk = new Desk(table);
    expect(desk.mayHint()).toBe(false);
    expect(desk.view().question).toEqual({ type: 'hint' });
    expect(desk.agree()).toBeNull();
    expect(desk.mayHint()).toBe(true);
    expect(await desk.advice(async () => ok('chance'))).toEqual(ok('chance'));
    expect(isMarked(table)).toBe(true);
    expect(new Desk(table).mayHint()).toBe(true);
  });

  test('that is not found marks nothing', async () => {
    const table = rolledOut();
    expect(await new Desk(table).advice(async () => err('unsolved'))).toEqual(err('unsolved'));
    expect(isMarked(table)).toBe(false);
  });

  test('that comes when the turn has gone on marks nothing and says nothing', async () => {
    const table = rolledOut();
    const advice = new Desk(table).advice(async () => {
      await table.send({ type: 'ScoreCategory', category: 'chance' });
      return ok('chance');
    });
    expect(await advice).toBeNull();
    expect(isMarked(table)).toBe(false);
  });

  test('that the table does not write down is not shown', async () => {
    const table = rolledOut();
    const deaf: Table = { ...table, state: table.state, send: async () => err({ code: 'hints-not-allowed' }) };
    expect(await new Desk(deaf).advice(async () => ok('chance'))).toEqual(err({ code: 'hints-not-allowed' }));
  });
});
