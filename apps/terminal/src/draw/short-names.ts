/** Names where there is little room for them. */
import { cut, shortened, widthOf } from './width.ts';

/** A bot, its level and its number. */
const BOT = /^Bot \((.+)\)( \d+)?$/;

/**
 * Each name in so many cells. A bot that does not fit goes by its level; of names that would look alike, what differs is shown, and before it
 * as much of the rest as fits.
 */
export function shortNames(whole: readonly string[], width: number): readonly string[] {
  const names = whole.map(name => (widthOf(name) <= width ? name : (BOT.exec(name)?.slice(1).join('') ?? name)));
  const cuts = names.map(name => cut(name, width).trimEnd());
  return names.map((name, i) => {
    const short = cuts[i] ?? '';
    const alike = names.filter((_, other) => cuts[other] === short);
    return short === name || alike.length === 1 ? shortened(name, width) : toldApart(name, alike, width);
  });
}

function toldApart(name: string, alike: readonly string[], width: number): string {
  const shared = sharedBeginning(alike);
  const rests = alike.map(other => other.slice(shared.length).replace(/^[ ()]+|[ ()]+$/g, ''));
  const rest = shared === '' ? '' : (shortNames(rests, width)[alike.indexOf(name)] ?? '');
  return `${shortened(shared.trimEnd(), width - widthOf(rest))}${rest}`;
}

function sharedBeginning([first = '', ...others]: readonly string[]): string {
  const letters = [...first];
  const end = letters.findIndex((letter, i) => others.some(other => [...other][i] !== letter));
  return end < 0 ? first : letters.slice(0, end).join('');
}
