/** Names where there is little room for them. */
import { cut, shortened, widthOf } from './width.ts';

/** Each name in so many cells; of those that would look alike, what differs is shown, and before it as much of the rest as fits. */
export function shortNames(names: readonly string[], width: number): readonly string[] {
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
