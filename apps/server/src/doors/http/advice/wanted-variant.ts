/** A game as a request names it: by the id of one of the house, or by its rules. */
import { messagesFor, variantProblem } from '@yaht/messages';
import { err, ok, parseCustom, variantById, type Result, type Variant, type VariantProblem } from '@yaht/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readerLanguage } from '../call/language.ts';
import { refuse } from '../call/problem.ts';

export const WantedVariant = z.union([z.string().min(1).max(64), z.looseObject({})]).meta({
  description: 'The id of a game of the house, or the rules of your own in the form of /v1/variants',
  example: 'yatzy',
});

type NoVariant =
  { readonly code: 'unknown-variant' } | { readonly code: 'invalid-variant'; readonly problems: readonly VariantProblem[] };

/** The variant that is meant, or everything that is wrong with its rules. */
export function wantedVariant(wanted: z.infer<typeof WantedVariant>): Result<Variant, NoVariant> {
  if (typeof wanted !== 'string') {
    const parsed = parseCustom(wanted);
    return parsed.ok ? parsed : err({ code: 'invalid-variant', problems: parsed.error });
  }
  const found = variantById(wanted);
  return found ? ok(found) : err({ code: 'unknown-variant' });
}

export function refuseVariant(request: FastifyRequest, reply: FastifyReply, problem: NoVariant): FastifyReply {
  if (problem.code === 'unknown-variant') return refuse(request, reply, problem.code);
  const messages = messagesFor(readerLanguage(request));
  const errors = problem.problems.map(each => ({ pointer: pointerTo(each.field), message: variantProblem(messages, each) }));
  return refuse(request, reply, problem.code, { errors });
}

/** `categories.castle.sizes[1]` is at `/variant/categories/castle/sizes/1`. */
const pointerTo = (field: string): string =>
  `/variant${field === '' ? '' : `/${field.replaceAll(/[.[]/g, '/').replaceAll(']', '')}`}`;
