/**
 * What a question makes the server read, counted in facts and not in time: with ten times as much in the room, and ten times as many
 * rooms, it may grow as far as the answer does. Every address that can be asked is here, also one that is added tomorrow.
 */
import type { RoomEvent } from '@yaht/room';
import { fault } from '@yaht/rules';
import { expect, test } from 'vitest';
import type { GameLog } from '../../log/index.ts';
import { TestHouse } from '../../testing/house.ts';
import { HttpHouse } from '../../testing/http-house.ts';
import type { RouteTable } from './call/route-table.ts';

/** How much the log was made to read. */
class Steps {
  count = 0;

  readonly over = (log: GameLog<RoomEvent>): GameLog<RoomEvent> => {
    const counted = (name: keyof typeof log, ask: (...args: never[]) => Promise<unknown>) => {
      return async (...args: never[]): Promise<unknown> => {
        const answer = await Reflect.apply(ask, log, args);
        if (name !== 'append') this.count += 1 + sizeOf(answer);
        return answer;
      };
    };
    return new Proxy(log, { get: (target, name: keyof typeof log) => counted(name, target[name] as () => Promise<unknown>) });
  };
}

function sizeOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  const { events = [], facts = [] } = (answer ?? {}) as {
    readonly events?: readonly unknown[];
    readonly facts?: readonly unknown[];
  };
  return events.length + facts.length;
}

type Names = { readonly room: string; readonly games: number; readonly seq: number; readonly profile: string };

/** Where a name in an address is not known, the test says so: it has to be told what to ask. */
const NAMED: Readonly<Record<string, (names: Names) => string>> = {
  '/rooms/:room': ({ room }) => `/rooms/${room}`,
  '/games/:id': ({ room, games }) => `/games/${room}-${games - 1}`,
  '/game/:id': ({ room }) => `/game/${room}-1`,
  '/profiles/:id': ({ profile }) => `/profiles/${profile}`,
  '/leaderboards/:variant': () => '/leaderboards/yatzy',
  '/variants/:id': () => '/variants/yatzy',
  '/daily/:day': () => '/daily/1',
  '/problems/:code': () => '/problems/not-found',
  '/docs/static/*': () => '/docs/static/index.html',
};

function addressOf(route: string, names: Names): string {
  const path = Object.entries(NAMED).reduce((text, [name, asked]) => text.replace(name, asked(names)), route);
  if (/[:*]/.test(path)) return fault(`what is asked at ${route}?`);
  // A stream ends when it is asked for what has not come yet.
  return path.endsWith('/events') ? `${path}?after=${names.seq + 1}` : path;
}

type Asked = { readonly steps: number; readonly bytes: number };

/** What each question costs in a house of this size. */
async function ask(size: number): Promise<ReadonlyMap<string, Asked>> {
  const steps = new Steps();
  const house = new TestHouse({ log: steps.over });
  const http = await HttpHouse.open(house);
  const profile = (await http.post('/v1/profiles', { name: 'Ann' })).json().profile.id as string;
  for (let i = 0; i < size; i++) await house.open({ seats: 2 });
  const ann = await house.open({ seats: 1 });
  for (let game = 0; game < size; game++) {
    if (game > 0) await ann.say({ type: 'Rematch' });
    await ann.say({ type: 'StartGame' });
    for (const category of ['ones', 'chance']) {
      await ann.say({ type: 'RollDice' });
      await ann.say({ type: 'ScoreCategory', category });
      for (let line = 0; line < 5; line++) await ann.say({ type: 'Chat', text: 'again' });
    }
    expect(ann.types).toContain('GameOver');
  }
  const room = ann.welcome.room.id;
  const names = { room, games: size, seq: (await house.tables.find(room))?.room.seq ?? 0, profile };
  const asked = new Map<string, Asked>();
  for (const route of http.app.getDecorator<RouteTable>('routeTable').questions) {
    steps.count = 0;
    const answer = await http.get(addressOf(route, names));
    expect(answer.statusCode, `${route}: ${answer.payload}`).not.toBe(500);
    asked.set(route, { steps: steps.count, bytes: answer.payload.length });
  }
  expect(house.faults).toEqual([]);
  return asked;
}

test('no question costs more than its answer, however much there is', async () => {
  const [few, many] = [await ask(6), await ask(60)];
  const dear = [...many].filter(([route, { steps, bytes }]) => {
    const before = few.get(route) ?? fault(`${route} is new`);
    return steps > Math.max(before.steps, (before.steps * bytes) / before.bytes) + 3;
  });
  expect(dear).toEqual([]);
  // What is counted is counted: this one reads as many facts as its page has.
  expect(many.get('/v1/rooms/:room/games')?.steps).toBeGreaterThan(50);
});
