/** People at tables, who know nothing but what a screen shows them. */
import { randomBytes } from 'node:crypto';
import {
  RemoteTable,
  selectDice,
  tableView,
  webSocketTransport,
  type Answer,
  type Entry,
  type KeptSeat,
  type Table,
  type TableState,
  type Transport,
  type Wish,
} from '@yaht/client';
import { diceToSelect, pickFrom, runDiceToSelect, wishBy, type Pick } from '@yaht/client/testing';
import { ownRun, type Game, type Hold } from '@yaht/rules';
import { nodeTcpTransport } from '../../../apps/terminal/src/remote/tcp-transport.ts';
import type { DoorName } from '../../server/lib/wire.ts';
import { quickClock } from './clock.ts';
import { HandSocket } from './hand-socket.ts';

export const transportTo = (door: DoorName, port: number): Transport =>
  door === 'tcp' ? nodeTcpTransport('127.0.0.1', port) : webSocketTransport(`ws://127.0.0.1:${port}/ws`, HandSocket);

/** Where the tokens of the tests are. */
export const kept = new Map<string, KeptSeat>();
const keeper = { keep: (seat: KeptSeat) => void kept.set(seat.token, seat), forget: (token: string) => void kept.delete(token) };

/** Sits down at a server; what keeps somebody outside is an error of the test. */
export async function sit(transport: Transport, entry: Entry): Promise<RemoteTable> {
  const table = new RemoteTable(entry, { transport, clock: quickClock, random: count => randomBytes(count), keeper });
  const entered = await table.entered;
  if (!entered.ok) throw new Error(`not let in: ${entered.error.code}`);
  return table;
}

/** Waits until the state is as wished. */
export const until = (table: Table, isSo: (state: TableState) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      const state = table.state();
      if (!isSo(state) && state.connection.state !== 'closed') return;
      stop();
      if (isSo(state)) resolve();
      else reject(new Error(`closed: ${JSON.stringify(state.connection)}`));
    };
    const stop = table.subscribe(look);
    look();
  });

export type Sent = { readonly wish: Wish; readonly answer: Answer };

/** Plays its seats to the end of the game, one wish after the other, and answers everything it sent. */
export async function playToTheEnd(table: Table, seed: number): Promise<readonly Sent[]> {
  const pick = pickFrom(seed);
  const sent: Sent[] = [];
  for (;;) {
    await until(
      table,
      ({ game, seats, connection }) => isMoveDue(game, seats) && ['online', 'slow', 'local'].includes(connection.state),
    );
    const state = table.state();
    if (state.game?.over) return sent;
    const wish = nextWish(state, pick);
    if (wish) sent.push({ wish, answer: await table.send(wish) });
  }
}

const isMoveDue = (game: TableState['game'], seats: readonly number[]): boolean =>
  game !== null && (game.over !== null || seats.includes(game.state.turn?.seat ?? -1));

function nextWish(state: TableState, pick: Pick): Wish | undefined {
  const { game } = state;
  const dice = game && tableView(state).phase === 'must-score' ? diceIn(game, pick) : [];
  const chosen = game && dice.reduce<Hold | null>((before, die) => selectDice(game, before, { type: 'toggle', die }), null);
  return wishBy(tableView(state, { dice: chosen }), pick);
}

function diceIn(game: Game, pick: Pick): readonly number[] {
  if (game.family === 'scorecard') return [];
  if (game.family === 'duel') return runDiceToSelect(ownRun(game, 0));
  return game.family === 'run' ? runDiceToSelect(game) : diceToSelect(game, pick);
}
