/** The parts of a server as its options wish them. */
import type { RoomEvent } from '@yaht/room';
import { openAdvice, type Advice } from './advice/advice.ts';
import { chanceOf } from './chance.ts';
import type { Clock } from './clock.ts';
import { Crowd, USUAL_CROWD_LIMITS } from './doors/crowd.ts';
import type { Daily } from './daily/daily.ts';
import type { DoorParts } from './doors/door.ts';
import { Doorkeeper, USUAL_ADDRESS_LIMITS } from './doors/doorkeeper.ts';
import type { Report } from './doors/http/call/parts.ts';
import type { GameLog } from './log/index.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { Node } from './nodes/open-nodes.ts';
import type { People } from './people/people.ts';
import type { Robots } from './robots.ts';
import { englishSentence } from './sentences.ts';
import type { ServerOptions } from './server-options.ts';
import { pacedForPeople } from './tables/agenda.ts';
import { HouseTables } from './tables/house-tables.ts';
import { LostRoom } from './tables/room-writer.ts';
import type { TableParts } from './tables/table.ts';
import { Tables } from './tables/tables.ts';

type Playing = Pick<ServerOptions, 'pace' | 'talk'> &
  Pick<TableParts, 'random' | 'onJump' | 'time' | 'tasksOf'> & {
    readonly bot: Robots;
    readonly nodes?: Nodes | undefined;
    readonly onAnswer: NonNullable<TableParts['onAnswer']>;
    readonly onFull?: NonNullable<TableParts['onFull']>;
    /** Another server has written a room meanwhile. */
    readonly onTaken?: () => void;
  };

export function tablesOn(log: GameLog<RoomEvent>, clock: Clock, playing: Playing, report: Report): Tables {
  const { pace = pacedForPeople, bot, nodes, onAnswer, onFull, onJump, time, random, talk, tasksOf } = playing;
  const parts: TableParts = {
    log,
    clock,
    pace,
    bot,
    chanceOf,
    onAnswer,
    ...(onFull ? { onFull } : {}),
    ...(random ? { random } : {}),
    ...(onJump ? { onJump } : {}),
    ...(time ? { time } : {}),
    ...(talk ? { talk } : {}),
    ...(tasksOf ? { tasksOf } : {}),
    onFault: (error, room, seq) => {
      // Among several nodes it happens that another one has taken the room; the table is found there.
      if (nodes && error instanceof LostRoom) playing.onTaken?.();
      else report({ err: error, room, seq }, 'a table failed');
    },
  };
  return new Tables(nodes ? { ...parts, open: room => nodes.open(parts, room) } : parts);
}

export function adviceFor(clock: Clock, { advice = {}, isTrusted }: ServerOptions, report: Report): Advice {
  const onFault = (error: unknown): void => report({ err: error }, 'a game could not be solved');
  return openAdvice({ ...advice, clock, onFault, ...(isTrusted ? { isTrusted } : {}) });
}

type House = {
  readonly tables: Tables;
  readonly daily: Daily;
  readonly people: People;
  readonly clock: Clock;
  readonly report: Report;
  readonly node?: Pick<Node, 'filling' | 'arrivals'> | undefined;
};

export function doorParts({ tables, daily, people, clock, report, node }: House, options: ServerOptions): DoorParts {
  const {
    players,
    variant,
    rate = USUAL_CROWD_LIMITS.messages,
    connections = USUAL_CROWD_LIMITS.connections,
    addressLimits = USUAL_ADDRESS_LIMITS,
    sentence = englishSentence,
    logger,
  } = options;
  return {
    tables,
    daily,
    profileOf: key => people.profileOf(key),
    makeProfile: (key, name) => people.made(key, name),
    houseTables:
      players === undefined
        ? undefined
        : new HouseTables(tables, { variant, seats: players }, node?.filling(`${variant.id} ${players}`)),
    clock,
    rate,
    sentence,
    doorkeeper: new Doorkeeper(
      addressLimits,
      clock,
      options.isTrusted,
      new Crowd({ connections, messages: rate }, clock),
      node?.arrivals,
    ),
    onFault: error => report({ err: error }, 'a connection failed'),
    note: (text, about) => logger.debug(about, text),
  };
}
