/** In which of its forms, and in which coding, an answer is wished. */
import type { FastifyRequest } from 'fastify';

/** More entries than any browser sends. */
const MOST = 16;

type Wish = { readonly type: string; readonly weight: number };

/** The form that `Accept` likes best, the one named first among equals; undefined when it takes none of them. */
export function acceptedForm<Form extends string>(
  { headers }: Pick<FastifyRequest, 'headers'>,
  forms: readonly Form[],
): Form | undefined {
  const wishes = (headers.accept || '*/*').split(',', MOST).map(wishOf);
  const liked = forms.map(form => ({ form, ...likingFor(form, wishes) })).filter(({ weight }) => weight > 0);
  return liked.sort((a, b) => b.weight - a.weight || a.place - b.place)[0]?.form;
}

/** The first of these codings that `Accept-Encoding` takes; `identity` is always taken in the end. */
export function acceptedCoding<Coding extends string>(
  { headers }: Pick<FastifyRequest, 'headers'>,
  codings: readonly Coding[],
): Coding | 'identity' {
  const wishes = [headers['accept-encoding'] ?? ''].flat().join(',').split(',', MOST).map(wishOf);
  const weightOf = (coding: string): number =>
    (wishes.find(({ type }) => type === coding) ?? wishes.find(({ type }) => type === '*'))?.weight ?? 0;
  return codings.find(coding => weightOf(coding) > 0) ?? 'identity';
}

function wishOf(entry: string): Wish {
  const [type = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase());
  const quality = parameters.find(parameter => parameter.startsWith('q='));
  return { type, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}

/** The most exact entry counts: `text/plain;q=0, text/*` takes any text but plain. */
function likingFor(form: string, wishes: readonly Wish[]): { readonly weight: number; readonly place: number } {
  const names = [form, `${form.split('/', 1)[0]}/*`, '*/*'];
  const place = names.map(name => wishes.findIndex(({ type }) => type === name)).find(found => found >= 0) ?? -1;
  return { weight: wishes[place]?.weight ?? 0, place };
}
