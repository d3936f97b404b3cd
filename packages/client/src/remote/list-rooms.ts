/** The open rooms of a server, asked on a connection of its own. */
import { readServerMessage, type RoomLine } from '@yaht/protocol';
import { err, ok, type Result } from '@yaht/rules';
import type { Clock } from '../clock.ts';
import type { TableRefusal } from '../table.ts';
import type { Transport } from './transport.ts';

export type { RoomLine };

const ANSWER_WITHIN = 10_000;

/** The list, or why there is none; a server has so many milliseconds to answer. */
export const listRooms = (
  transport: Transport,
  clock: Clock,
  patience = ANSWER_WITHIN,
): Promise<Result<readonly RoomLine[], TableRefusal>> =>
  new Promise(resolve => {
    const finish = (result: Result<readonly RoomLine[], TableRefusal>): void => {
      callOff();
      resolve(result);
      line.close();
    };
    const line = transport({
      opened: () => line.send({ type: 'ListRooms' }),
      heard: data => {
        const read = readServerMessage(data);
        const notice = read.ok && read.value.kind === 'notice' ? read.value.notice : undefined;
        if (notice?.type === 'RoomList') finish(ok(notice.rooms));
        if (notice?.type === 'Error') finish(err(notice.code));
      },
      closed: () => finish(err('unreachable')),
    });
    const callOff = clock.after(patience, () => finish(err('unreachable')));
  });
