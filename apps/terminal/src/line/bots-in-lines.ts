/** Bots that play among themselves, line by line. */
import { PacedClock, type BotMove, type Pace } from '@yaht/client';
import { messagesFor, variantName } from '@yaht/messages';
import { ok, type Result, type SetupRefusal } from '@yaht/rules';
import { EXIT } from '../exit-code.ts';
import { systemClock } from '../shell/system-clock.ts';
import { openBots, type BotGame } from '../watch/bots-table.ts';
import { atOnce } from './at-once.ts';
import { playSession, Session, type SessionOptions } from './session.ts';

export type BotsInLines = SessionOptions & {
  readonly botMove: BotMove;
  /** How fast the lines come; undefined where nobody looks on, and all come at once. */
  readonly pace: Pace | undefined;
};

/** Tells the game from beginning to end; answers the exit code, or why it cannot begin. */
export async function watchBotsInLines(options: BotsInLines, wanted: BotGame): Promise<Result<number, SetupRefusal>> {
  const { language, pace, botMove } = options;
  const words = messagesFor(language);
  const bots = pace ? { move: botMove, clock: new PacedClock(systemClock, pace) } : atOnce(botMove);
  const opened = await openBots(wanted, words, bots);
  if (!opened.ok) return opened;
  const table = opened.value;
  const { game } = table;
  const { variant, players } = game.start;
  const names = players.map(({ name }) => name);
  const session = new Session(table, words, options);
  const { teller } = session.screenOf(game);
  session.print([words.play.welcome(variantName(words, variant), names), ...teller.events(game.events.slice(1), game)]);
  await playSession(table, session, options);
  return ok(EXIT.ok);
}
