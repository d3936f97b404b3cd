/** The last table that was laid on this device, to begin the next one with. */
import { TURN_SECONDS } from '@yaht/client';
import type { Words } from '@yaht/messages';
import {
  BOT_LEVELS,
  fault,
  parseVariant,
  variantById,
  tableVariants,
  type Options,
  type Player,
  type Variant,
} from '@yaht/rules';
import { keep, recall } from '../device/kept.ts';

export type Wishes = {
  readonly variant: Variant;
  readonly players: readonly Player[];
  /** In a room, where the other seats are for whoever gets the link. */
  readonly roomPlayers: readonly Player[];
  readonly order: Options['turnOrder'];
  readonly autoFirstRoll: boolean;
  readonly isPractice: boolean;
  /** For a turn in a room; 0 is no limit. */
  readonly turnSeconds: (typeof TURN_SECONDS)[number];
};

const KEY = 'yaht.setup';

export function readWishes(words: Words): Wishes {
  const usual: Wishes = {
    variant: variantById(words.web.firstGames[0] ?? '') ?? tableVariants[0] ?? fault('a house without games'),
    players: [{ name: words.play.defaultName(0) }, { name: words.web.botName('normal'), bot: 'normal' }],
    roomPlayers: [0, 1].map(seat => ({ name: words.play.defaultName(seat) })),
    order: 'seated',
    autoFirstRoll: false,
    isPractice: false,
    turnSeconds: 0,
  };
  const kept = recall(KEY) as Partial<Record<keyof Wishes, unknown>> | undefined;
  const parts = kept ? partsOf(kept) : {};
  return { ...usual, ...parts, roomPlayers: parts.roomPlayers ?? guestsOf(parts.players, usual.roomPlayers) };
}

/** Whoever plays here by a name opens a room by the same. */
const guestsOf = (players: readonly Player[] = [], usual: readonly Player[]): readonly Player[] => [
  players.find(({ bot }) => bot === undefined) ?? usual[0] ?? fault('a room for nobody'),
  ...usual.slice(1),
];

export const keepWishes = ({ variant, ...wishes }: Wishes): void =>
  keep(KEY, { variant: variantById(variant.id) ? variant.id : variant, ...wishes });

/** What can be trusted of something that another version may have written. */
function partsOf({
  variant,
  players,
  roomPlayers,
  order,
  autoFirstRoll,
  isPractice,
  turnSeconds,
}: Partial<Record<keyof Wishes, unknown>>): Partial<Wishes> {
  const known = typeof variant === 'string' ? variantById(variant) : parsed(variant);
  const [seats, roomSeats] = [players, roomPlayers].map(list => (Array.isArray(list) ? list.flatMap(playerOf) : []));
  return {
    ...(known ? { variant: known } : {}),
    ...(seats?.length ? { players: seats } : {}),
    ...(roomSeats?.length ? { roomPlayers: roomSeats } : {}),
    ...(order === 'seated' || order === 'opening-roll' || order === 'shuffled' ? { order } : {}),
    autoFirstRoll: autoFirstRoll === true,
    isPractice: isPractice === true,
    turnSeconds: TURN_SECONDS.find(seconds => seconds === turnSeconds) ?? 0,
  };
}

function parsed(json: unknown): Variant | undefined {
  const variant = parseVariant(json);
  return variant.ok ? variant.value : undefined;
}

function playerOf(json: unknown): readonly Player[] {
  const { name, bot } = (json ?? {}) as { readonly name?: unknown; readonly bot?: unknown };
  const level = BOT_LEVELS.find(each => each === bot);
  return typeof name === 'string' ? [{ name, ...(level ? { bot: level } : {}) }] : [];
}
