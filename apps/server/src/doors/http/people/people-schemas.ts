/** How profiles, boards and finished games look in answers. */
import { BOT_LEVELS, FACES, variantById } from '@yaht/rules';
import { DECISION_KINDS } from '@yaht/solver';
import * as z from 'zod';
import { MEASURES, WINDOWS } from '../../../people/boards/board.ts';
import { COLOURS } from '../../../people/profile.ts';
import { variantKey } from '../../../people/variant-key.ts';

const time = z.int().meta({ description: 'Milliseconds since 1970' });

export const PublicProfile = z
  .object({
    id: z.string().meta({ description: 'Public, and the same in every room', example: 'k7q2xm4p9trc' }),
    name: z.string(),
    colour: z.enum(COLOURS),
    createdAt: time,
  })
  .meta({ id: 'Profile' });

export const Name = z.string().max(200).meta({ description: '1 to 20 characters', example: 'Ann' });
export const ColourName = z.enum(COLOURS).meta({ example: 'sky' });
export const OwnKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({ description: '32 random bytes in base64url. Chosen by the sender, so that a lost answer can be asked for again' });

const SeatLine = z.object({
  seat: z.int(),
  name: z.string(),
  bot: z.enum(BOT_LEVELS).nullable(),
  profile: z.string().nullable(),
  shared: z.boolean().meta({ description: 'One device played several seats' }),
  substituted: z.boolean().meta({ description: 'The server played for it at some time' }),
  score: z.number(),
  won: z.boolean(),
  loss: z.number().nullable().meta({ description: 'Points lost to perfect play; null until it is known' }),
  luck: z.number().nullable(),
});

const GameLine = z
  .object({
    number: z.int().meta({ description: 'In the order of their ends; for `before`' }),
    id: z.string().meta({ example: 'K7Q2XM-1' }),
    variant: z.object({ key: z.string(), id: z.string(), name: z.string() }),
    startedAt: time,
    endedAt: time,
    private: z.boolean(),
    rated: z.boolean().meta({ description: 'Whether it changed ratings' }),
    assisted: z.boolean(),
    abandoned: z.boolean(),
    reviewed: z.boolean(),
    seats: z.array(SeatLine),
  })
  .meta({ id: 'FinishedGame' });

export const Games = z.object({
  games: z.array(GameLine),
  next: z.int().nullable().meta({ description: '`before` for the next page; null on the last one' }),
});

export const GamesQuery = z.object({
  variant: z.string().max(64).optional(),
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const Statistics = z
  .object({
    games: z.int(),
    contests: z.int().meta({ description: 'Games with others' }),
    wins: z.int(),
    best: z.number().nullable(),
    worst: z.number().nullable(),
    average: z.number().nullable(),
    distribution: z.array(z.object({ score: z.number(), games: z.int() })),
    categories: z.record(z.string(), z.number()).meta({ description: 'Mean points by category' }),
    reviewed: z.int(),
    meanLoss: z.number().nullable().meta({ description: 'Points lost to perfect play in a game' }),
    meanLuck: z.number().nullable(),
    kinds: z
      .record(z.enum(DECISION_KINDS), z.object({ decisions: z.int(), loss: z.number() }))
      .meta({ description: 'Points lost by kind of decision, over all compared games' }),
    luck: z.array(z.number()).meta({ description: 'The luck of the compared games, the oldest first' }),
    dice: z.object({
      faces: z.array(z.int()).length(FACES.length),
      rolled: z.int(),
      chiSquare: z.number(),
      degreesOfFreedom: z.int(),
      probability: z.number().nullable().meta({ description: 'How often fair dice are at least this far off' }),
    }),
  })
  .meta({ id: 'Statistics' });

export const BoardQuery = z.object({
  by: z.enum(MEASURES).default('score').meta({
    description: 'Best game, mean score, mean points lost, best game without its luck, strength, levels of the best run',
  }),
  window: z.enum(WINDOWS).default('all').meta({ description: 'By rating: who played a rated game in that time' }),
  among: z
    .enum(['everybody', 'friends'])
    .default('everybody')
    .meta({ description: '`friends`: whoever has played in a game with the sender, who needs the key of a profile' }),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

const BoardRow = z.object({
  rank: z.int().meta({ description: 'Equal values share a rank' }),
  rankBefore: z
    .int()
    .nullable()
    .meta({ description: 'When the day began, at midnight UTC; null for whoever was not on the board then, and by rating' }),
  profile: PublicProfile.omit({ createdAt: true }),
  value: z.number(),
  games: z.int(),
  game: z.string().optional().meta({ description: 'The best game, unless its room is private' }),
});

export const Leaderboard = z.object({
  variant: z.object({ key: z.string(), id: z.string() }),
  by: z.enum(MEASURES),
  window: z.enum(WINDOWS),
  among: z.enum(['everybody', 'friends']),
  minimumGames: z.int(),
  rows: z.array(BoardRow),
  next: z.int().nullable().meta({ description: '`offset` for the next page; null on the last one' }),
  own: BoardRow.nullable().meta({ description: 'Where the sender stands, with the key of a profile as bearer token' }),
});

/** A game of the house by its id, any other by its key. */
export function boardOf(text: string): { readonly key: string; readonly id: string } | undefined {
  const variant = variantById(text);
  if (variant) return { key: variantKey(variant), id: variant.id };
  return /^[0-9a-f]{16}$/.test(text) ? { key: text, id: text } : undefined;
}
