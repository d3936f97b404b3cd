/** The help: every key of this mode in its group; those that work now stand out, the others say why they do not. */
import type { Messages } from '@yaht/messages';
import { cell, lineOf, span, type Line } from '../draw/line.ts';
import { shortened, wrap } from '../draw/width.ts';
import { GROUPS } from '../keys/keys.ts';
import { actionWords, keyStates, type KeyMap, type KeyState } from '../keys/press.ts';

const KEY = 10;

type Wish = { readonly filter: string; readonly top: number };
type Room = { readonly columns: number; readonly height: number };

/** Lines for the room there is; typing narrows them down, arrows move through them. */
export function helpLines(keys: KeyMap, { filter, top }: Wish, words: Messages, { columns, height }: Room): readonly Line[] {
  const { terminal } = words;
  const states = keyStates(keys).filter(state => matches(state, filter, words));
  const groups = GROUPS.map(group => states.filter(({ binding }) => binding.group === group)).filter(({ length }) => length > 0);
  const lines = groups.flatMap(group => group.flatMap((state, i) => keyLines(state, i === 0, words, columns)));
  const from = Math.min(top, Math.max(0, lines.length - (height - 2)));
  const below = lines.length - from - (height - 2);
  return [
    lineOf(' ', span(terminal.helpTitle, 'title'), span(`   ${terminal.filter} `, 'dim'), filter, span(' ', 'chosen')),
    ...lines.slice(from, from + height - (below > 0 ? 2 : 1)),
    ...(below > 0 ? [lineOf(span(` ${terminal.rowsMore(below)}`, 'dim'))] : []),
    ...(groups.length === 0 ? [lineOf(span(` ${terminal.nothingFound}`, 'dim'))] : []),
  ];
}

const GROUP = 8;

/** What is too long for one line goes on below itself. */
function keyLines({ binding, refusal }: KeyState, isFirst: boolean, words: Messages, columns: number): readonly Line[] {
  const { terminal } = words;
  const group = span(` ${cell(isFirst ? terminal.groups[binding.group] : '', GROUP)}`, 'title');
  const [short, long] = actionWords(words, binding.action);
  if (refusal === null) {
    const [first = '', ...rest] = wrap(long, columns - GROUP - KEY - 2);
    const indent = ' '.repeat(GROUP + KEY + 1);
    return [lineOf(group, span(cell(binding.shown, KEY), 'key'), first), ...rest.map(text => lineOf(indent, text))];
  }
  // What to do about it is told when the key is pressed.
  const [why = ''] = refusal.split('. ');
  return [lineOf(group, span(shortened(`${cell(binding.shown, KEY)}${short}: ${why}`, columns - GROUP - 1), 'dim'))];
}

function matches({ binding }: KeyState, filter: string, words: Messages): boolean {
  const wanted = filter.toLowerCase();
  return [binding.shown, ...actionWords(words, binding.action)].some(text => text.toLowerCase().includes(wanted));
}
