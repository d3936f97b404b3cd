/** A very long game does not fit into one frame: its first facts come in the welcome, the others after it. */
import type { WireFact } from './fact.ts';
import { utf8Length } from './json.ts';
import { MAX_FRAME_OUT } from './limits.ts';
import type { Notice } from './server-message.ts';
import type { Welcome } from './welcome.ts';

/** The welcome and, if need be, the `GameFacts` that go with it; MessagePack is never longer than the JSON measured here. */
export function splitWelcome(welcome: Welcome, limit: number = MAX_FRAME_OUT): readonly Notice[] {
  const { game } = welcome;
  const frame = JSON.stringify({ ...welcome, game: [], more: true });
  const parts = game ? chunks(game, limit - utf8Length(frame)) : [];
  if (parts.length <= 1) return [welcome];
  const [first = [], ...others] = parts;
  const rest = others.map((facts, i): Notice => ({ type: 'GameFacts', facts, ...(i < others.length - 1 ? { more: true } : {}) }));
  return [{ ...welcome, game: first, more: true }, ...rest];
}

/** Lists of at most so many bytes each, in order; a fact is always shorter than that. */
function chunks(facts: readonly WireFact[], room: number): readonly (readonly WireFact[])[] {
  const lists: WireFact[][] = [[]];
  let bytes = 0;
  for (const fact of facts) {
    const size = utf8Length(JSON.stringify(fact)) + 1;
    if (bytes + size > room && lists.at(-1)?.length) {
      lists.push([]);
      bytes = 0;
    }
    lists.at(-1)?.push(fact);
    bytes += size;
  }
  return lists;
}
