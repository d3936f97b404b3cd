/** A duel of Rollio at a real server: one player in a real terminal, the other by the same client without a screen. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { botMove } from '@yaht/bots';
import { readyByComing, type RemoteTable, type Wish } from '@yaht/client';
import { fault, ownRun, runOffersFor, type Command, type DuelGame, type Seat } from '@yaht/rules';
import { afterEach, beforeEach, describe, test } from 'vitest';
import { sit, transportTo, until } from '../client/lib/people.ts';
import { emptyFolder } from '../lib/programs.ts';
import { keysFor, readAll } from '../lib/run-keys.ts';
import { startYahtServer, type Started } from '../lib/server.ts';
import { Guest } from './lib/guest.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');
const [ANN, BEN]: readonly [Seat, Seat] = [0, 1];

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: Started;
let ann: Guest;
let ben: RemoteTable;

const duel = (): DuelGame => {
  const { game } = ben.state();
  return game?.family === 'duel' ? game : fault('no duel is on');
};

/** Whoever banks every pot at once is soon done; there are bosses who do not take a small one. */
function hastyMove(seat: Seat): Command {
  const run = ownRun(duel(), seat);
  const mayBank = run.state.turn?.scored && runOffersFor(run.start.variant, run.state).bank === null;
  return mayBank ? { type: 'Bank' } : botMove(run, 0, 'easy');
}

const isDone = (seat: Seat): boolean => duel().state.runs[seat]?.turn === null;

/** One move at the terminal. It is done when the server has told it to everybody, and what it brings to the screen was read. */
async function annMoves(): Promise<void> {
  const before = duel().events.length;
  await ann.press(...keysFor(hastyMove(ANN)));
  await until(ben, ({ game }) => (game?.events.length ?? 0) > before);
  if (!isDone(ANN)) await readAll(ann.terminal, duel().events.slice(before));
}

async function benMoves(): Promise<void> {
  const answer = await ben.send(hastyMove(BEN) as Wish);
  if (!answer.ok) fault(`Ben was refused: ${answer.error.code}`);
}

describe.runIf(!withoutTmux)('a duel in the whole terminal', () => {
  beforeEach(async () => {
    folder = await emptyFolder();
    server = await startYahtServer(['--data', join(folder.path, 'server'), '--log-level', 'error']);
    ann = await Guest.open(folder.path);
  });
  afterEach(async () => {
    await ann.close();
    await server.stop('SIGKILL');
    await folder.remove();
  });

  test('opened from the list of games, played side by side with the rival in sight, to the end', async () => {
    const { port } = server.document.tcp;
    await ann.start(`join 127.0.0.1:${port} --name Ann --no-animation`, 'No room is open');
    await ann.press('n');
    await ann.sees('< Yahtzee >');
    await ann.press('Down', 'Left');
    await ann.terminal.untilScreen(screen => screen.includes('< Rollio Duel >') && !screen.includes('Time for a turn'));
    await ann.press('Up', 'Up', 'Enter');
    const lobby = await ann.terminal.untilScreen(screen => screen.includes('1 of 2') && !screen.includes('not ready'));
    const [room = ''] = /(?<=room )[A-Z0-9]{6}/.exec(lobby) ?? [];
    ben = await sit(transportTo('tcp', port), { type: 'Join', name: 'Ben', room });
    await ann.sees('Players  2 of 2', 'Ben', 'not ready');
    // Ann is ready since she opened the room. Nobody is hurried in it, so Ben is ready by coming, and the game begins.
    await readyByComing(ben, randomBytes(16).toString('base64url'));
    await ann.sees('Choose your dice', 'Neck and neck', 'takes dice');

    await until(ben, ({ game }) => game !== null);
    await benMoves();
    await ann.sees('level 1       0/1,500');
    while (!isDone(BEN)) await benMoves();
    await ann.sees('Ben leads', 'out');
    while (!isDone(ANN)) await annMoves();

    const winners = duel().over?.winners ?? fault('the duel is not over');
    const won = winners.length === 2 ? 'Ann and Ben share the win' : `${winners[0] === ANN ? 'Ann' : 'Ben'} wins the duel`;
    await ann.sees('RUN LOST', won);

    // Now she may look at his run as well.
    await ann.press('v');
    await ann.sees('Ben (shown)');
    await ann.press('v');
    await ann.terminal.untilScreen(screen => screen.includes('RUN LOST') && !screen.includes('(shown)'));
  });
});
