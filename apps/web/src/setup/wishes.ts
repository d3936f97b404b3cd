/** The last table that was laid on this device, to begin the next one with. */
import { AWAY_POLICIES, type RoomChoices, TURN_SECONDS, usualRoom } from '@yaht/client';
import type { Words } from '@yaht/messages';
import {
  BOT_LEVELS,
  fault,
  parseCustom,
  variantById,
  tableVariants,
  type BotLevel,
  type Options,
  type Player,
  type Variant,
} from '@yaht/rules';
import { keep, recall } from '../device/kept.ts';
import { lastName } from '../online/seats.ts';

export type Wishes = {
  readonly variant: Variant;
  /** At this device. */
  readonly players: readonly Player[];
  readonly order: Options['turnOrder'];
  readonly autoFirstRoll: boolean;
  readonly isPractice: boolean;
  readonly room: RoomChoices;
};

const KEY = 'yaht.setup';

export function readWishes(words: Words): Wishes {
  const usual: Wishes = {
    variant: variantById(words.web.firstGames[0] ?? '') ?? tableVariants[0] ?? fault('a house without games'),
    players: [{ name: words.play.defaultName(0) }, { name: words.web.botName('normal'), bot: 'normal' }],
    order: 'seated',
    autoFirstRoll: false,
    isPractice: false,
    room: usualRoom,
  };
  const kept = recall(KEY) as Partial<Record<keyof Wishes, unknown>> | undefined;
  return { ...usual, ...(kept ? partsOf(kept) : {}) };
}

/** The name that somebody opens a room by: the one they came into a room by last, or play by on this device. */
export const nameFor = (words: Words, { players }: Pick<Wishes, 'players'>): string =>
  lastName() || (players.find(({ bot }) => bot === undefined)?.name ?? words.play.defaultName(0));

export const keepWishes = ({ variant, ...wishes }: Wishes): void =>
  keep(KEY, { variant: variantById(variant.id) ? variant.id : variant, ...wishes });

/** What can be trusted of something that another version may have written. */
function partsOf({
  variant,
  players,
  order,
  autoFirstRoll,
  isPractice,
  room,
}: Partial<Record<keyof Wishes, unknown>>): Partial<Wishes> {
  const known = typeof variant === 'string' ? variantById(variant) : parsed(variant);
  const seats = Array.isArray(players) ? players.flatMap(playerOf) : [];
  return {
    ...(known ? { variant: known } : {}),
    ...(seats.length > 0 ? { players: seats } : {}),
    ...(order === 'seated' || order === 'opening-roll' || order === 'shuffled' ? { order } : {}),
    autoFirstRoll: autoFirstRoll === true,
    isPractice: isPractice === true,
    room: roomOf(room),
  };
}

function roomOf(json: unknown): RoomChoices {
  const { others, turnSeconds, whenAway, rated, spectators, spectatorChat } = (json ?? {}) as Partial<
    Record<keyof RoomChoices, unknown>
  >;
  const seats = Array.isArray(others) ? others.map(bot => levelOf(bot) ?? null) : [];
  return {
    others: seats.length > 0 ? seats : usualRoom.others,
    turnSeconds: TURN_SECONDS.find(seconds => seconds === turnSeconds) ?? usualRoom.turnSeconds,
    whenAway: AWAY_POLICIES.find(each => each === whenAway) ?? usualRoom.whenAway,
    rated: rated === true,
    spectators: spectators !== false,
    spectatorChat: spectatorChat === true,
  };
}

function parsed(json: unknown): Variant | undefined {
  const variant = parseCustom(json);
  return variant.ok ? variant.value : undefined;
}

const levelOf = (bot: unknown): BotLevel | undefined => BOT_LEVELS.find(each => each === bot);

function playerOf(json: unknown): readonly Player[] {
  const { name, bot } = (json ?? {}) as { readonly name?: unknown; readonly bot?: unknown };
  const level = levelOf(bot);
  return typeof name === 'string' ? [{ name, ...(level ? { bot: level } : {}) }] : [];
}
