/** One question to a server on a connection of its own: nobody sits down for it. */
import { readServerMessage, type ClientMessageOf, type Notice } from '@yaht/protocol';
import { err, ok, type Result } from '@yaht/rules';
import type { Clock } from '../clock.ts';
import type { TableRefusal } from '../table.ts';
import type { Transport } from './transport.ts';

const ANSWER_WITHIN = 10_000;

type Question =
  ClientMessageOf<'ListRooms'> | ClientMessageOf<'AskDaily'> | ClientMessageOf<'ListGames'> | ClientMessageOf<'MakeProfile'>;
type NoticeOf<Type extends Notice['type']> = Extract<Notice, { readonly type: Type }>;

/** The answer of this type, or why there is none; a server has so many milliseconds to answer. */
export const askServer = <Type extends 'RoomList' | 'Daily' | 'GameList' | 'Profile'>(
  transport: Transport,
  clock: Clock,
  question: Question,
  type: Type,
  patience = ANSWER_WITHIN,
): Promise<Result<NoticeOf<Type>, TableRefusal>> =>
  new Promise(resolve => {
    const finish = (result: Result<NoticeOf<Type>, TableRefusal>): void => {
      callOff();
      resolve(result);
      line.close();
    };
    const line = transport({
      opened: () => line.send(question),
      heard: data => {
        const read = readServerMessage(data);
        const notice = read.ok && read.value.kind === 'notice' ? read.value.notice : undefined;
        if (notice?.type === type) finish(ok(notice as NoticeOf<Type>));
        if (notice?.type === 'Error') finish(err(notice.code));
      },
      closed: () => finish(err('unreachable')),
    });
    const callOff = clock.after(patience, () => finish(err('unreachable')));
  });
