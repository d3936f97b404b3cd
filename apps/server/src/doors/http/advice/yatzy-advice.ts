/** Advice for Yatzy, in the words that its first clients knew. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Advisor } from '../../../advice/library.ts';
import {
  actionValue,
  allActions,
  allCategories,
  availableCategories,
  categoryScore,
  optimalAction,
  stateValue,
  yatzyVariant,
  type Answer,
} from '../../../advice/yatzy-answers.ts';
import { refuseAdvice } from './advice-problem.ts';
import { asWritten } from '../call/as-written.ts';
import { readerLanguage } from '../call/language.ts';
import type { HttpParts } from '../call/parts.ts';
import { problems, refuse } from '../call/problem.ts';
import * as schemas from './yatzy-schemas.ts';

const tags = ['advice for Yatzy'];
const config = { anyOrigin: true };
const refusals = problems(400, 409, 503);
const wrong = problems(400);

export const yatzyRoutes =
  ({ advice }: Pick<HttpParts, 'advice'>): FastifyPluginAsyncZod =>
  async app => {
    app.setSerializerCompiler(asWritten);

    /** Asks whoever knows Yatzy, and tells what comes of it. */
    const ask = (request: FastifyRequest, reply: FastifyReply, question: (advisor: Advisor) => Answer): FastifyReply => {
      const advisor = advice.library.advisorFor(yatzyVariant);
      if (!advisor.ok) return refuseAdvice(request, reply, advisor.error);
      const answer = question(advisor.value);
      return answer.ok ? reply.send(answer.value) : refuse(request, reply, answer.error);
    };

    const value = {
      summary: 'What a card is worth before the next turn',
      tags,
      querystring: schemas.CardQuery,
      response: { 200: schemas.StateValue, ...refusals },
    };
    app.get('/state_value', { schema: value }, async (request, reply) =>
      ask(request, reply, advisor => stateValue(advisor, request.query)),
    );

    const histogram = {
      summary: 'How the scores of a million perfect games are spread',
      description: 'Counted exactly from the solved game when it is asked for the first time; until then 503.',
      tags,
      response: { 200: schemas.HistogramAnswer, ...problems(503) },
    };
    app.get('/score_histogram', { schema: histogram }, async (request, reply) => {
      const answer = advice.histogram.read();
      return answer.ok
        ? reply.send({ ...answer.value, bins: [...answer.value.bins] })
        : refuseAdvice(request, reply, answer.error);
    });

    const score = {
      summary: 'The points of dice in one category',
      tags,
      body: schemas.DiceAndCategory,
      response: { 200: schemas.CategoryScore, ...wrong },
    };
    app.post('/evaluate_category_score', { config, schema: score }, async (request, reply) =>
      reply.send(categoryScore(request.body.dice, request.body.category_id, readerLanguage(request))),
    );

    const available = {
      summary: 'The points of dice in every category, and which are open',
      tags,
      body: schemas.DiceAndSet,
      response: { 200: schemas.AvailableCategories, ...wrong },
    };
    app.post('/available_categories', { config, schema: available }, async (request, reply) =>
      reply.send(availableCategories(request.body.dice, request.body.scored_categories, readerLanguage(request))),
    );

    const categories = {
      summary: 'What the game is worth after scoring in each open category',
      tags,
      body: schemas.LastRoll,
      response: { 200: schemas.AllCategories, ...refusals },
    };
    app.post('/evaluate_all_categories', { config, schema: categories }, async (request, reply) =>
      ask(request, reply, advisor => allCategories(advisor, { ...request.body, rerolls_remaining: 0 }, readerLanguage(request))),
    );

    const actions = {
      summary: 'What throwing each choice of dice again is worth, all 32 of them',
      tags,
      body: schemas.YatzyQuestion,
      response: { 200: schemas.AllActions, ...refusals },
    };
    app.post('/evaluate_actions', { config, schema: actions }, async (request, reply) =>
      ask(request, reply, advisor => allActions(advisor, request.body)),
    );

    const best = {
      summary: 'The best move: dice to throw again, or the category to score',
      description: 'A zero is advised where it costs least.',
      tags,
      body: schemas.YatzyQuestion,
      response: { 200: schemas.OptimalAction, ...refusals },
    };
    app.post('/suggest_optimal_action', { config, schema: best }, async (request, reply) =>
      ask(request, reply, advisor => optimalAction(advisor, request.body, readerLanguage(request))),
    );

    const judged = {
      summary: 'What an action of yours is worth',
      tags,
      body: schemas.YatzyJudgement,
      response: { 200: schemas.ActionValue, ...refusals },
    };
    app.post('/evaluate_user_action', { config, schema: judged }, async (request, reply) =>
      ask(request, reply, advisor => actionValue(advisor, request.body, request.body.user_action)),
    );
  };
