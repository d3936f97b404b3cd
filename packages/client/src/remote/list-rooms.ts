/** The open rooms of a server, and its games of the day. */
import type { DailyReport, RoomLine } from '@yaht/protocol';
import { ok, type Result } from '@yaht/rules';
import type { Clock } from '../clock.ts';
import type { TableRefusal } from '../table.ts';
import { askServer } from './question.ts';
import type { Transport } from './transport.ts';

export type { DailyReport, RoomLine };

/** The list, or why there is none; a server has so many milliseconds to answer. */
export async function listRooms(
  transport: Transport,
  clock: Clock,
  patience?: number,
): Promise<Result<readonly RoomLine[], TableRefusal>> {
  const answer = await askServer(transport, clock, { type: 'ListRooms' }, 'RoomList', patience);
  return answer.ok ? ok(answer.value.rooms) : answer;
}

/** Today, or another day; with the key of a profile also how its owner did. */
export async function askDaily(
  transport: Transport,
  clock: Clock,
  about: { readonly day?: number; readonly game?: string; readonly profile?: string } = {},
): Promise<Result<DailyReport, TableRefusal>> {
  const answer = await askServer(transport, clock, { type: 'AskDaily', ...about }, 'Daily');
  if (!answer.ok) return answer;
  const { type: _, ...report } = answer.value;
  return ok(report);
}
