/** What somebody says at a table, brought to it. */
import { commandOf, isCommandMessage, type ClientMessage, type WireRefusal } from '@yaht/protocol';
import { seatInTurn, seatsOf, type Room } from '@yaht/room';
import type { Answer } from '../tables/answer.ts';
import { Post } from '../tables/post.ts';
import { hashOf } from '../tables/secrets.ts';
import type { Place, Tables } from '../tables/tables.ts';

/** What is said at a table, rather than on the way to one. */
export type TableMessage = Exclude<
  ClientMessage,
  {
    readonly type:
      'Join' | 'CreateRoom' | 'PlayDaily' | 'Resume' | 'ListRooms' | 'AskDaily' | 'ListGames' | 'MakeProfile' | 'Ping' | 'Pong';
  }
>;

/** Asks the table; with an id, a wish happens once. */
export function ask(tables: Tables, { table, member }: Place, message: TableMessage): Promise<Answer> | Answer {
  const { id } = message;
  const said = withoutId(message);
  const remembered = id === undefined ? undefined : { sender: String(member), id, hash: hashOf(said) };
  if (message.type === 'Rematch') return tables.rematch(table, member, remembered);
  if (message.type === 'Nudge') return tables.nudge(table, member, remembered);
  if (message.type === 'HoldDice') return showHold({ table, member }, message.hold);
  return isCommandMessage(said)
    ? table.submit(member, commandOf(said), { remembered })
    : { ok: false, code: 'unknown-type', seq: table.room.seq };
}

const withoutId = ({ id: _id, ...said }: TableMessage) => said as TableMessage;

/** What a player thinks of holding is shown to everybody and not recorded. */
function showHold({ table, member }: Pick<Place, 'table' | 'member'>, hold: readonly boolean[]): Answer {
  const { room } = table;
  const seat = seatInTurn(room);
  const problem = holdProblem(room, member, hold);
  if (problem !== undefined || seat === undefined) return { ok: false, code: problem ?? 'no-game', seq: room.seq };
  table.announce(new Post({ type: 'DiceHeld', playerId: seat, hold }));
  return { ok: true, seq: room.seq };
}

function holdProblem(room: Room, member: number, hold: readonly boolean[]): WireRefusal | undefined {
  const seat = seatInTurn(room);
  const own = seatsOf(room, member);
  if (seat === undefined) return room.phase === 'over' ? 'game-over' : 'no-game';
  if (own.length === 0) return 'no-seat';
  if (!own.includes(seat)) return 'not-your-turn';
  if (hold.length !== room.options.variant.dice) return 'hold-does-not-fit';
  return room.game?.state.turn?.dice ? undefined : 'roll-first';
}
