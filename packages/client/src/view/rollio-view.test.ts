import {
  fault,
  play,
  variantById,
  type Chance,
  type Command,
  type Game,
  type Hold,
  type RollioGame,
  type Setup,
} from '@yaht/rules';
import { chanceFrom, chanceOf, newGame } from '@yaht/rules/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectDice } from '../selection.ts';
import { diceToSelect, pickFrom, wishBy } from '../testing/play-by-view.ts';
import { localState } from '../table.ts';
import type { RollioView } from './rollio-view.ts';
import { tableView, type Screen } from './table-view.ts';

const variant = variantById('rollio-classic') ?? fault('no Rollio');
const players = [{ name: 'Ann' }, { name: 'Ben' }];

function started(chance: Chance, options: Setup['options'] = {}): RollioGame {
  const game = newGame(variant, chance, { players, options });
  return game.family === 'rollio' ? game : fault('no Rollio');
}

/** A game in which Ann has thrown these dice. */
function rolled(faces: string): RollioGame {
  const chance = chanceOf(faces);
  const played = play(started(chance), 0, { type: 'RollDice' }, chance);
  return played.ok ? played.value.game : fault('no roll');
}

const selecting = (game: Game, dice: readonly number[]): Hold | null =>
  dice.reduce<Hold | null>((chosen, die) => selectDice(game, chosen, { type: 'toggle', die }), null);

function boardOf(game: Game, screen: Screen = {}): RollioView {
  const { board } = tableView(localState(game), screen);
  return board?.family === 'rollio' ? board : fault('no dice');
}

/** What the view says of every action is what the rules then do with it. */
function expectActionsToBeTrue(game: Game, screen: Screen): void {
  const seat = game.state.turn?.seat ?? 0;
  const { roll, score, bank, selected, ways, next } = boardOf(game, screen);
  const refusalOf = (command: Command) => {
    const played = play(game, seat, command, chanceFrom(3));
    return played.ok ? null : played.error;
  };
  expect(refusalOf({ type: 'RollDice' })).toBe(roll.refusal);
  expect(refusalOf({ type: 'Bank' })).toBe(bank.refusal);
  expect(refusalOf({ type: 'ScoreDice', dice: selected, partition: screen.way ?? 0 })).toBe(score.refusal);
  for (const { partition, points, chosen } of ways) {
    const played = play(game, seat, { type: 'ScoreDice', dice: selected, partition }, chanceFrom(3));
    const [fact] = played.ok ? played.value.events : [];
    expect(fact).toMatchObject({ type: 'DiceScored', points });
    if (chosen && fact?.type === 'DiceScored') expect(next).toMatchObject({ pot: fact.pot, hotDice: fact.hotDice });
  }
}

test('in whole games every action, way and number is what the rules then grant', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, autoFirstRoll) => {
      const chance = chanceFrom(seed);
      const pick = pickFrom(seed);
      let game = started(chance, { autoFirstRoll });
      for (let moves = 0; !game.over && moves < 120; moves++) {
        const isBound = boardOf(game).roll.refusal === 'score-first';
        const selection = isBound ? selecting(game, diceToSelect(game, pick)) : null;
        expectActionsToBeTrue(game, { dice: selection });
        expectActionsToBeTrue(game, { dice: selecting(game, [pick(6), pick(6)]), way: pick(3) });
        const command = wishBy(tableView(localState(game), { dice: selection }), pick) ?? fault('the view knows no move');
        const played = play(game, game.state.turn?.seat ?? 0, command as Command, chance);
        game = played.ok ? played.value.game : fault(`the view promised ${command.type}: ${played.error}`);
      }
    }),
    { numRuns: 4 },
  );
});

test('two triplets can be scored in two ways, the best first', () => {
  const game = rolled('333444');
  const board = boardOf(game, { dice: selecting(game, [0, 1, 2, 3, 4, 5]) });
  expect(board.ways.map(({ points, best, chosen }) => ({ points, best, chosen }))).toEqual([
    { points: 2_500, best: true, chosen: true },
    { points: 700, best: false, chosen: false },
  ]);
  expect(board.next).toMatchObject({ pot: 2_500, hotDice: true, dice: 6 });
});

test('dice that do not fit are named, and an empty selection scores nothing', () => {
  const game = rolled('123446');
  expect(boardOf(game).problem).toEqual({ code: 'nothing-selected', dice: [] });
  const board = boardOf(game, { dice: selecting(game, [0, 1]) });
  expect(board.problem).toEqual({ code: 'unused-dice', dice: [1] });
  expect(board.score).toEqual({ amount: 0, refusal: 'unused-dice' });
});

test('the main button scores what is selected, and rolls when nothing is', () => {
  const game = rolled('123446');
  expect(tableView(localState(game)).main).toMatchObject({ type: 'score-dice', refusal: 'nothing-selected' });
  expect(tableView(localState(game), { dice: selecting(game, [0]) }).main).toEqual({
    type: 'score-dice',
    dice: [0],
    partition: 0,
    points: 100,
    refusal: null,
  });
  const played = play(game, 0, { type: 'ScoreDice', dice: [0] }, chanceOf());
  const after = played.ok ? played.value.game : fault('refused');
  expect(tableView(localState(after))).toMatchObject({ phase: 'rolled', main: { type: 'roll', dice: 5, refusal: null } });
  expect(boardOf(after)).toMatchObject({ pot: 100, bank: { amount: 100, refusal: null }, now: { dice: 5 } });
});

test('dice set aside cannot be selected again', () => {
  const game = rolled('123446');
  const played = play(game, 0, { type: 'ScoreDice', dice: [0] }, chanceOf());
  const after = played.ok ? played.value.game : fault('refused');
  expect(boardOf(after, { dice: selecting(after, [0, 2]) }).selected).toEqual([2]);
});
