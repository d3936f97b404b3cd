/** How long a game stands still when the node that writes it ends: until whoever is in turn has come back elsewhere and rolled. */
import { TABLE } from '../server/pair.ts';
import { openLine, type Line } from '../server/socket.ts';
import type { Measured } from '../server/processes.ts';
import type { MeasuredHouse } from './house.ts';

type Said = Readonly<Record<string, unknown>> & { readonly type: string };

/** One end of a table; what it hears can be waited for. */
class Voice {
  readonly #waiting = new Map<string, (said: Said) => void>();
  #line: Line | undefined;

  async connect(port: number, greeting: object): Promise<Said> {
    this.#line = await openLine(port, '/ws', text => {
      const said = JSON.parse(text) as Said;
      this.#waiting.get(said.type)?.(said);
    });
    const welcome = this.hear('Welcome');
    this.say(greeting);
    return welcome;
  }

  say(message: object): void {
    this.#line?.say(message);
  }

  hear(type: string): Promise<Said> {
    return new Promise(resolve => this.#waiting.set(type, resolve));
  }

  end(): void {
    this.#line?.end();
  }
}

type Table = { readonly inTurn: Voice; readonly other: Voice; readonly token: string };

/** Whoever is in turn sits at the node that will end and writes the room; the other one sits elsewhere. */
async function seat(doomed: Measured, safe: Measured): Promise<Table> {
  const [inTurn, other] = [new Voice(), new Voice()];
  const { token, room } = await inTurn.connect(doomed.port, { type: 'CreateRoom', name: 'Ann', ...TABLE });
  await other.connect(safe.port, { type: 'Join', name: 'Ben', room: (room as { readonly id: string }).id });
  const started = Promise.all([inTurn, other].map(voice => voice.hear('TurnStarted')));
  for (const voice of [inTurn, other]) voice.say({ type: 'Ready' });
  await started;
  return { inTurn, other, token: String(token) };
}

/** From the end of the node until both have seen the next roll, in milliseconds. */
async function playOn({ inTurn, other, token }: Table, safe: Measured, ended: number): Promise<number> {
  const rolled = Promise.all([inTurn, other].map(voice => voice.hear('DiceRolled')));
  await inTurn.connect(safe.port, { type: 'Resume', token });
  inTurn.say({ type: 'RollDice', id: 'after' });
  await rolled;
  const lasted = performance.now() - ended;
  for (const voice of [inTurn, other]) voice.end();
  return lasted;
}

/** So many times a node ends while tables play there; every pause, the shortest first. */
export async function measureHandover(
  house: MeasuredHouse,
  how: 'kill' | 'close',
  times: number,
  tables: number,
): Promise<readonly number[]> {
  const pauses: number[] = [];
  for (let time = 0; time < times; time++) {
    const [doomed, safe] = [house.nodes[time % 2], house.nodes[(time + 1) % 2]];
    if (!doomed || !safe) throw new Error('two nodes are needed');
    const seated = await Promise.all(Array.from({ length: tables }, () => seat(doomed, safe)));
    const ended = performance.now();
    const ending = doomed[how]();
    pauses.push(...(await Promise.all(seated.map(table => playOn(table, safe, ended)))));
    await ending;
    await house.startNode(time % 2);
  }
  return pauses.sort((a, b) => a - b);
}
