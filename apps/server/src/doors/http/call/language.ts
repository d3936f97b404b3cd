/** Which language the reader of an answer would like. */
import { languageOf, type Language } from '@yaht/messages';
import type { FastifyRequest } from 'fastify';

/** More entries than any browser sends. */
const MOST = 16;

/** The best of `Accept-Language` that there is, else English. */
export function readerLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wishes = (headers['accept-language'] ?? '').split(',', MOST).map(weighed);
  const known = wishes.filter(({ language, weight }) => language !== undefined && weight > 0);
  return known.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'en';
}

function weighed(entry: string): { readonly language: Language | undefined; readonly weight: number } {
  const [tag = '', ...parameters] = entry.split(';');
  const quality = parameters.map(parameter => /^\s*q=([\d.]{1,5})\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { language: languageOf(tag), weight: quality === undefined ? 1 : Number(quality) };
}
