/** What anybody may look up: people, what they played, and who leads. */
import type { Statistics as PlayedFigures } from '@yaht/solver';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { MINIMUM_GAMES } from '../../../people/boards/board.ts';
import type { HistoryQuery } from '../../../people/boards/board-book.ts';
import type { HttpParts } from '../call/parts.ts';
import { BoardQuery, boardOf, Games, GamesQuery, Leaderboard, PublicProfile, Statistics } from './people-schemas.ts';
import { problems, refuse } from '../call/problem.ts';
import { ownerOf } from '../call/profile-key.ts';

type App = Parameters<FastifyPluginAsyncZod>[0];

const byId = z.object({ id: z.string().meta({ example: 'k7q2xm4p9trc' }) });
const byVariant = z.object({
  variant: z.string().meta({ description: 'A game by its id, or by the key of its rules', example: 'yatzy' }),
});

/** Boards change with the next game that ends; a moment later is early enough. */
const FRESH = 'public, max-age=5';

export const boardRoutes = (parts: HttpParts): FastifyPluginAsyncZod => {
  return async app => {
    addLeaderboard(app, parts);
    addHistory(app, parts);
    addPeople(app, parts);
  };
};

function addLeaderboard(app: App, { people, clock }: HttpParts): void {
  const response = { 200: Leaderboard, ...problems(400, 401) };
  const schema = { summary: 'Who leads', tags: ['boards'], params: byVariant, querystring: BoardQuery, response };
  app.get('/leaderboards/:variant', { schema }, async (request, reply) => {
    const variant = boardOf(request.params.variant);
    if (!variant) return refuse(request, reply, 'unknown-variant');
    const { by, window, among, limit, offset } = request.query;
    const owner = await ownerOf(people, request);
    if (among === 'friends' && !owner) return refuse(request, reply, 'profile-required');
    const now = clock.now();
    const query = { variant: variant.key, by, window, now, among: among === 'friends' ? owner?.profile.id : undefined };
    // One more than asked for tells whether there is a next page.
    const found = await people.boards.board({ ...query, limit: limit + 1, offset });
    const next = found.length > limit ? offset + limit : null;
    // Whoever is listed has that line and no newer one: a game may end between two questions.
    const listed = found.find(({ profile }) => profile.id === owner?.profile.id);
    const own = listed ?? (owner && (await people.boards.place(query, owner.profile.id)));
    void reply.header('Cache-Control', owner ? 'no-store' : FRESH).header('Vary', 'Authorization');
    return { variant, by, window, among, minimumGames: MINIMUM_GAMES[by], rows: found.slice(0, limit), next, own: own ?? null };
  });
}

function addHistory(app: App, { people }: HttpParts): void {
  const tags = ['boards'];
  const querystring = GamesQuery.extend({ profile: z.string().max(64).optional() });
  const schema = {
    summary: 'Games that are over, the latest first',
    tags,
    querystring,
    response: { 200: Games, ...problems(400) },
  };
  app.get('/games', { schema }, async (request, reply) => {
    const { profile, ...query } = request.query;
    const chosen = historyOf(query);
    if (!chosen) return refuse(request, reply, 'unknown-variant');
    return gamesIn(people.boards, { ...chosen, ...(profile === undefined ? {} : { profile }), withPrivate: false });
  });
}

function addPeople(app: App, { people }: HttpParts): void {
  const tags = ['profiles'];
  const about = { tags, params: byId };
  app.get(
    '/profiles/:id',
    { schema: { summary: 'Somebody’s profile', ...about, response: { 200: PublicProfile, ...problems(404) } } },
    async (request, reply) => (await people.profiles.byId(request.params.id)) ?? refuse(request, reply, 'profile-not-found'),
  );
  const games = {
    summary: 'What somebody played',
    ...about,
    querystring: GamesQuery,
    response: { 200: Games, ...problems(400, 404) },
  };
  app.get('/profiles/:id/games', { schema: games }, async (request, reply) => {
    const profile = await people.profiles.byId(request.params.id);
    if (!profile) return refuse(request, reply, 'profile-not-found');
    const chosen = historyOf(request.query);
    if (!chosen) return refuse(request, reply, 'unknown-variant');
    const withPrivate = (await ownerOf(people, request))?.profile.id === profile.id;
    return gamesIn(people.boards, { ...chosen, profile: profile.id, withPrivate });
  });
  addStatistics(app, { people });
}

const Figures = z.object({
  variants: z.array(z.object({ key: z.string(), id: z.string(), name: z.string(), games: z.int() })),
  ratings: z.array(z.object({ variant: z.string(), rating: z.number(), games: z.int() })),
  variant: z.object({ key: z.string(), id: z.string() }),
  statistics: Statistics,
});

function addStatistics(app: App, { people }: Pick<HttpParts, 'people'>): void {
  const querystring = z.object({ variant: z.string().max(64).default('yahtzee') });
  const response = { 200: Figures, ...problems(400, 404) };
  const schema = { summary: 'What somebody’s games add up to', tags: ['profiles'], params: byId, querystring, response };
  app.get('/profiles/:id/statistics', { schema }, async (request, reply) => {
    const { id } = request.params;
    if (!(await people.profiles.byId(id))) return refuse(request, reply, 'profile-not-found');
    const variant = boardOf(request.query.variant);
    if (!variant) return refuse(request, reply, 'unknown-variant');
    const { boards } = people;
    const [variants, ratings] = await Promise.all([boards.variantsOf(id), boards.ratings(id)]);
    const statistics = await boards.statistics(id, variant.key);
    return { variants: [...variants], ratings: [...ratings], variant, statistics: mutable(statistics) };
  });
}

/** The types of answers do not know what must not be changed. */
const mutable = ({ distribution, dice, luck, ...rest }: PlayedFigures) => ({
  ...rest,
  luck: [...luck],
  distribution: [...distribution],
  dice: { ...dice, faces: [...dice.faces] },
});

type Chosen = Pick<HistoryQuery, 'variant' | 'before' | 'limit'>;

/** Undefined when there is no such game to play. */
function historyOf({ variant: text, before, limit }: z.infer<typeof GamesQuery>): Chosen | undefined {
  const variant = text === undefined ? undefined : boardOf(text);
  if (text !== undefined && !variant) return undefined;
  return { limit, ...(variant ? { variant: variant.key } : {}), ...(before === undefined ? {} : { before }) };
}

async function gamesIn(boards: HttpParts['people']['boards'], query: HistoryQuery): Promise<z.infer<typeof Games>> {
  const games = await boards.history(query);
  const next = games.length < query.limit ? null : (games.at(-1)?.number ?? null);
  return { games: games.map(game => ({ ...game, seats: [...game.seats] })), next };
}
