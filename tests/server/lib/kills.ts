/** Kills a server under load again and again, and looks whether anything that was acknowledged or seen is missing. */
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { commandId, memberId, openSqliteLog, roomId, type GameLog } from '@yaht/server/log';
import type { RoomEvent } from '@yaht/room';
import { textIn } from './client.ts';
import type { Player } from './player.ts';
import { ServerProcess, type Ports, type ServeOptions } from './server-process.ts';
import { seat } from './table.ts';

/** A number below the bound that depends on the round only, so that a failing run can be repeated. */
const pick = (round: number, bound: number): number => ((round * 2_654_435_761) >>> 7) % bound;

const TABLES = [
  { doors: ['tcp', 'websocket'], options: { variant: 'yahtzee' } },
  { doors: ['websocket', 'websocket', 'tcp'], options: { variant: 'yatzy', autoFirstRoll: false } },
  { doors: ['tcp', 'tcp'], options: { variant: 'rollio-classic', autoFirstRoll: false } },
  { doors: ['websocket'], options: { variant: 'yahtzee' } },
  { doors: ['tcp'], options: { variant: 'rollio' } },
] as const;

/** What is wished at these tables, sooner or later. */
export const KINDS = ['Ready', 'RollDice', 'ScoreCategory', 'ScoreDice', 'Bank', 'ChooseSet', 'Chat'] as const;

export type Outcome = { readonly problems: readonly string[]; readonly retried: ReadonlySet<string>; readonly moves: number };

/** Plays, kills and restarts; ends at the first round with a problem. Before the last kill, a wish of every kind was granted. */
export async function playThroughKills(options: ServeOptions, kills: number, from = 0): Promise<Outcome> {
  let server = await ServerProcess.start(options);
  const players = await seatAll(server.ports);
  const retried = new Set<string>();
  const problems = () => players.flatMap(player => player.problems);
  for (let round = from + 1; round <= from + kills && problems().length === 0; round++) {
    await progress(players, 1 + pick(round, 60), round === from + kills ? KINDS : []);
    await server.kill();
    await Promise.all(players.map(async ({ client }) => client?.closed));
    server = await ServerProcess.start(options);
    await Promise.all(players.map(player => player.resume(server.ports)));
    if (problems().length === 0) await Promise.all(players.map(player => retryAll(player, retried)));
  }
  const code = await server.stop();
  const stopped = code === 0 ? [] : [`the server ended with ${code}`];
  const found = problems().length > 0 ? problems() : await problemsInLog(options.dataFolder, players);
  return { problems: [...found, ...stopped], retried, moves: players.reduce((sum, { acked }) => sum + acked.length, 0) };
}

async function seatAll(ports: Ports): Promise<readonly Player[]> {
  const seated = await Promise.all(TABLES.map(({ doors, options }, i) => seat(ports, doors, options, `T${i}P`)));
  const players = seated.flat();
  for (const player of players) player.isTireless = true;
  return players;
}

/** Until so many more facts were heard, and such wishes granted. */
async function progress(players: readonly Player[], facts: number, kinds: readonly string[]): Promise<void> {
  const heard = () => players.reduce((sum, player) => sum + player.facts.length, 0);
  const enough = heard() + facts;
  const isGranted = (kind: string) => players.some(({ acked }) => acked.some(({ wish }) => wish.type === kind));
  while (!(heard() >= enough && kinds.every(isGranted)) && players.every(({ client }) => !client?.isClosed))
    await new Promise<void>(resolve => {
      for (const player of players) player.onChange = resolve;
    });
}

/** The latest wish of each kind that was acknowledged is sent again: the answer is the same, and nothing happens. */
async function retryAll(player: Player, retried: Set<string>): Promise<void> {
  const latest = new Map(player.acked.map(acked => [acked.wish.type, acked]));
  for (const [type, { wish, seq }] of latest) {
    retried.add(type);
    const from = player.client?.heard.length ?? 0;
    player.client?.send(wish);
    const answer = await player.client?.until(({ id }) => id === wish['id'], from);
    if (answer?.['seq'] !== seq || answer.type !== 'Ack')
      player.problems.push(`another answer to ${JSON.stringify(wish)}: ${JSON.stringify(answer)} and not ${seq}`);
  }
}

/** What the log does not have of what these players saw and were told. */
export async function problemsInLog(folder: string, players: readonly Player[]): Promise<readonly string[]> {
  const log = await openSqliteLog<RoomEvent>({ file: join(folder, 'yaht.db') });
  try {
    return (await Promise.all(players.map(player => problemsOf(log, player)))).flat();
  } finally {
    await log.close();
  }
}

/** [P1] [P3] What a player saw is the beginning of the log, and every answer it got is in it. */
export async function problemsOf(
  log: GameLog<RoomEvent>,
  { name, code, member, facts, acked }: Player,
): Promise<readonly string[]> {
  const stored = (await log.load(roomId(code)))?.events ?? [];
  const other = facts.find((fact, i) => !isDeepStrictEqual(fact, stored[i]));
  const kept = await Promise.all(
    acked.map(({ wish }) => log.command(roomId(code), memberId(String(member)), commandId(textIn(wish, 'id')))),
  );
  const lost = acked.find(({ seq }, i) => (kept[i]?.answer as { seq?: number } | undefined)?.seq !== seq);
  return [
    ...(other ? [`lost: ${name} saw ${JSON.stringify(other)}, stored is ${JSON.stringify(stored[other.seq - 1])}`] : []),
    ...(lost ? [`lost: ${name} was told ${lost.seq} for ${JSON.stringify(lost.wish)}`] : []),
  ];
}
