/** A game put aside: its record so far and the secret its coming dice depend on. */
import {
  err,
  ok,
  readRecord,
  recordOf,
  type Event,
  type Game,
  type GameRecord,
  type RecordProblem,
  type Result,
} from '@yaht/rules';

export const SAVE_SCHEMA = 'yaht.save/1';

export type Save = { readonly schema: typeof SAVE_SCHEMA; readonly secret: string; readonly record: GameRecord };

export type Saved = { readonly game: Game; readonly secret: string };

export const saveOf = ({ game, secret }: Saved): Save => ({ schema: SAVE_SCHEMA, secret, record: recordOf(game) });

/** What comes by itself before anybody moves. */
const BEGINNING: readonly Event['type'][] = ['LevelStarted', 'TurnStarted'];

/** Whether somebody has made a move, a bot where only bots play: a start alone is nothing to go on with. */
export function isPlayed({ start: { players }, events, over }: Game): boolean {
  const hasPeople = players.some(({ bot }) => bot === undefined);
  const isMove = (event: Event): boolean =>
    'seat' in event && !BEGINNING.includes(event.type) && (!hasPeople || players[event.seat]?.bot === undefined);
  return over !== null || events.some(isMove);
}

/** Reads a save back; what comes out can be played on. */
export function readSave(json: unknown): Result<Saved, RecordProblem> {
  const save = json as Partial<Record<keyof Save, unknown>> | null;
  const version = /^yaht\.save\/(\d{1,6})$/.exec(typeof save?.schema === 'string' ? save.schema : '')?.[1];
  if (Number(version) > 1) return err({ code: 'newer-version', version: Number(version) });
  if (save?.schema !== SAVE_SCHEMA || typeof save.secret !== 'string') return err({ code: 'not-a-record' });
  const game = readRecord(save.record);
  return game.ok ? ok({ game: game.value, secret: save.secret }) : game;
}
