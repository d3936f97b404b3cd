/** A game played by requests alone: the room behind it has one member who owns all seats, so it can be watched and verified like any other. */
import { holdDice, noneHeld, ok, releaseDice, type Result, type ScorecardGame, type ScoreRecorded } from '@yaht/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { gameAfter, makeMove, seatInGame, type Move, type MoveParts, type NotMoved } from './game-move.ts';
import type { ComingParts } from '../rooms/coming-in.ts';
import type { Tables } from '../../../tables/tables.ts';
import type { FoundGame } from '../call/game-id.ts';
import { GameState, gameState } from './game-state.ts';
import { KeysAtWork } from '../call/idempotency.ts';
import { newGame, NewGame } from './new-game.ts';
import type { HttpParts } from '../call/parts.ts';
import { asWritten } from '../call/as-written.ts';
import { problems, refuse, type About } from '../call/problem.ts';
import { isKnown, tellVersion } from '../call/version.ts';

const tags = ['games'];
const security = [{ seat: [] }];
const params = z.object({
  id: z.string().meta({ description: 'From /v1/game/new, or a room’s code for its latest game', example: 'K7Q2XM-1' }),
});

const Answer = z.object({ state: GameState });
const Scored = z.object({ state: GameState, points: z.int() });
const Created = z.object({ id: z.string(), token: z.string(), state: GameState });

const indices = z
  .array(z.number())
  .max(32)
  .meta({ description: 'Positions of dice, counted from 0', example: [0, 2] });
const Nothing = z.object({});
const Freeze = z.object({ indices });
const Unfreeze = z.object({ indices: indices.optional() });
const Category = z.object({
  category: z.string().max(64).meta({ description: 'An id of availableCategories', example: 'chance' }),
});

const wrong = problems(400, 401, 404, 409, 410, 412, 422);

export const gameRoutes = (parts: HttpParts): FastifyPluginAsyncZod => {
  const { tables } = parts;
  const keys = new KeysAtWork();

  return async app => {
    app.setSerializerCompiler(asWritten);
    addNew(app, parts);
    addState(app, tables);
    const add = <Body>(call: Call<Body>): void => addCall(app, { tables, keys }, call);
    add({ name: 'roll', summary: 'Roll the dice that are not frozen', body: Nothing, move: () => ROLL });
    add({
      name: 'freeze',
      summary: 'Freeze dice, so that rolling leaves them',
      body: Freeze,
      move: body => freeze(body.indices),
    });
    add({ name: 'unfreeze', summary: 'Let dice go, some or all', body: Unfreeze, move: body => unfreeze(body.indices) });
    add({ name: 'score', summary: 'Score a category with the dice', body: Category, move: body => score('ScoreCategory', body) });
    add({
      name: 'scratch',
      summary: 'Give a category up: it counts 0',
      body: Category,
      move: body => score('ScratchCategory', body),
    });
  };
};

type App = Parameters<FastifyPluginAsyncZod>[0];

function addNew(app: App, parts: ComingParts): void {
  const schema = {
    summary: 'Start a game',
    tags,
    body: NewGame,
    response: { 201: Created, ...problems(400, 401, 403, 409, 422, 503) },
  };
  app.post('/game/new', { schema, config: { costly: true } }, async (request, reply) => {
    const opened = await newGame(parts, request, request.body);
    if (!opened.ok) return refuse(request, reply, opened.error.code, opened.error);
    const { found, token, isReplayed } = opened.value;
    const state = stateOf(found);
    tellState(reply, found, isReplayed);
    return reply.code(201).header('Location', `/v1/game/${state.id}/state`).send({ id: state.id, token, state });
  });
}

function addState(app: App, tables: Tables): void {
  const response = {
    200: Answer,
    304: z.undefined().describe('Not changed since If-None-Match'),
    ...problems(401, 404, 410),
  };
  const schema = { summary: 'The state of a game', tags, security, params, response };
  app.get('/game/:id/state', { schema }, async (request, reply) => {
    const seat = await seatInGame(tables, request, request.params.id);
    if (!seat.ok) return refuse(request, reply, seat.error);
    const found = await gameAfter(tables, seat.value.place.table, seat.value.gameId);
    if (!found || !isScorecard(found)) return refuse(request, reply, 'game-not-found');
    tellState(reply, found);
    if (isKnown(request, seqOf(found))) return reply.code(304).send();
    return { state: stateOf(found) };
  });
}

/** A call that changes the game. */
type Call<Body> = {
  readonly name: string;
  readonly summary: string;
  readonly body: z.ZodType<Body>;
  readonly move: (body: Body) => Move;
};

function addCall<Body>(app: App, parts: MoveParts, { name, summary, body, move }: Call<Body>): void {
  const schema = { summary, tags, security, params, body, response: { 200: name === 'score' ? Scored : Answer, ...wrong } };
  app.post(`/game/:id/${name}`, { schema }, async (request, reply) => {
    const moved = await makeMove(parts, request, request.params.id, move(request.body as Body));
    if (!moved.ok) return refuseMove(request, reply, moved.error);
    const { found, isReplayed } = moved.value;
    tellState(reply, found, isReplayed);
    return { state: stateOf(found), ...(name === 'score' ? { points: pointsIn(found) } : {}) };
  });
}

/** The number of the last fact is the version of the state. */
function tellState(reply: FastifyReply, found: FoundGame, isReplayed = false): void {
  void tellVersion(reply, seqOf(found)).header('Cache-Control', 'private, no-cache');
  if (isReplayed) void reply.header('Idempotent-Replayed', 'true');
}

/** Said as the other doors say it, so that a retry may also come from there. */
const ROLL: Move = { said: { type: 'RollDice' }, command: { type: 'RollDice' } };

function score(type: 'ScoreCategory' | 'ScratchCategory', body: z.infer<typeof Category>): Move {
  const command = { type, category: camelCase(body.category) };
  return { said: command, command };
}

const freeze = (positions: readonly number[]): Move => ({
  said: { type: 'Freeze', positions },
  command: game => held(holdDice(holdIn(game), positions)),
});

const unfreeze = (positions: readonly number[] | undefined): Move => ({
  said: { type: 'Unfreeze', positions },
  command: game => held(releaseDice(holdIn(game), positions)),
});

const holdIn = ({ start, state }: ScorecardGame) => state.turn?.hold ?? noneHeld(start.variant.dice);

const held = (hold: Result<readonly boolean[], 'invalid-index'>) =>
  hold.ok ? ok({ type: 'HoldDice', hold: hold.value } as const) : hold;

/** `three_of_a_kind` is `threeOfAKind`: both ways of writing are common. */
const camelCase = (text: string): string => text.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A refusal comes with the state, so that the caller need not ask for it. */
function refuseMove(request: FastifyRequest, reply: FastifyReply, { code, found }: NotMoved): FastifyReply {
  const about: About = found && isScorecard(found) ? { seq: seqOf(found), more: { state: stateOf(found) } } : {};
  if (found) tellState(reply, found);
  return refuse(request, reply, code, code === 'request-in-progress' ? { ...about, retryAfter: 1 } : about);
}

const isScorecard = ({ game }: FoundGame): boolean => game.family === 'scorecard';

const seqOf = ({ facts }: FoundGame): number => facts.at(-1)?.seq ?? 0;

const stateOf = (found: FoundGame): GameState => gameState(found.game as ScorecardGame, seqOf(found));

/** What the move scored: its fact is the last of its kind. */
const pointsIn = ({ facts }: FoundGame): number =>
  facts.map(({ event }) => event).findLast((event): event is ScoreRecorded => event.type === 'ScoreRecorded')?.points ?? 0;
