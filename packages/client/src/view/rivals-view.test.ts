import { bestInRun, fault, ownRun, play, startGame, variantById, type Actor, type Command, type DuelGame } from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing';
import { expect, test } from 'vitest';
import { emptyState, type TableState } from '../table.ts';
import { rivalsView } from './rivals-view.ts';

const rollioDuel = variantById('rollio-duel') ?? fault('no duel');
const rollio = rollioDuel.family === 'duel' ? rollioDuel.run : fault('no run');
const chance = chanceFrom(4);
const SET: Command = { type: 'ChooseSet', set: 'beginner' };

function moved(game: DuelGame, actor: Actor, command: Command): DuelGame {
  const played = play(game, actor, command, chance);
  return played.ok ? played.value.game : fault(`${command.type} was refused: ${played.error}`);
}

function duel(...moves: readonly (readonly [actor: Actor, command: Command])[]): DuelGame {
  const started = startGame({ id: 'D-1', variant: rollioDuel, players: [{ name: 'Ann' }, { name: 'Ben' }] }, chance);
  const fresh = started.ok && started.value.game.family === 'duel' ? started.value.game : fault('no duel');
  return moves.reduce((game, [actor, command]) => moved(game, actor, command), fresh);
}

/** The duel as Ben sees it. */
const seen = (game: DuelGame, also: Partial<TableState> = {}) =>
  rivalsView({ ...emptyState, game, seats: [1], connection: { state: 'local' }, ...also }) ?? fault('no rivals');

/** The house goes on for a seat until its run is over. */
function lost(game: DuelGame, seat: number): DuelGame {
  let now = game;
  while (now.state.runs[seat]?.turn) now = moved(now, 'house', { type: 'PassTurn', seat });
  return now;
}

test('in the beginning nobody leads, and everybody chooses dice', () => {
  const rivals = seen(duel());
  expect(rivals.map(({ name, rank, stage, isLeading, isMine }) => [name, rank, stage, isLeading, isMine])).toEqual([
    ['Ann', 1, 'choosing', false, false],
    ['Ben', 1, 'choosing', false, true],
  ]);
});

test('who is away is told', () => {
  const [ann] = seen(duel([0, SET]), { away: [{ seat: 0, until: null }] });
  expect(ann).toMatchObject({ stage: 'round', isOnline: false });
});

test('whoever is further comes first and leads, and who is done is out', () => {
  const rolled = duel([0, SET], [1, SET], [1, { type: 'RollDice' }]);
  const { dice } = bestInRun(rollio, ownRun(rolled, 1).state);
  const ahead = [{ type: 'ScoreDice', dice }, { type: 'Bank' }] as const;
  const rivals = seen(
    lost(
      ahead.reduce((game, command) => moved(game, 1, command), rolled),
      0,
    ),
  );
  expect(rivals.map(({ name, rank, stage, isLeading }) => [name, rank, stage, isLeading])).toEqual([
    ['Ben', 1, 'round', true],
    ['Ann', 2, 'out', false],
  ]);
});

test('a game with turns has no rivals', () => {
  expect(rivalsView(emptyState)).toBeNull();
});
