/** How a question about play is refused. */
import { messagesFor } from '@yaht/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AsideError } from '../../../advice/aside.ts';
import type { NoAdvisor } from '../../../advice/library.ts';
import { readerLanguage } from '../call/language.ts';
import { refuse } from '../call/problem.ts';

/** A game that cannot be solved says why; whoever comes too early, when to come back. */
export function refuseAdvice(request: FastifyRequest, reply: FastifyReply, problem: NoAdvisor, game = ''): FastifyReply {
  if (problem.code !== 'cannot-be-solved') return refuse(request, reply, problem.code, { retryAfter: problem.retryAfter });
  const { reason } = problem;
  const message = messagesFor(readerLanguage(request)).solver.unsolvable(game, reason);
  return refuse(request, reply, problem.code, { errors: [{ pointer: '/variant', message }], more: { reason } });
}

/** Long work that was not done: it takes too long, or too many wait for theirs. */
export function refuseErrand(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof AsideError)) throw error;
  if (error.code === 'too-long') return refuse(request, reply, 'too-complex');
  return refuse(request, reply, error.code === 'busy' ? 'server-full' : 'going-away', { retryAfter: 1 });
}
