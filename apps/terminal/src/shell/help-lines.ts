/** The help: every key of this mode in its group; those that work now stand out, the others say why they do not. */
import type { Messages } from '@yaht/messages';
import { cell, lineOf, span, type Line } from '../draw/line.ts';
import { cut } from '../draw/width.ts';
import { GROUPS } from '../keys/keys.ts';
import { keyStates, type KeyMap, type KeyState } from '../keys/press.ts';

const KEY = 10;
const ACTION = 34;

type Room = { readonly columns: number; readonly height: number };

/** Lines for the room there is; typing narrows them down. */
export function helpLines(keys: KeyMap, filter: string, words: Messages, { columns }: Room): readonly Line[] {
  const { terminal } = words;
  const states = keyStates(keys).filter(state => matches(state, filter, words));
  const groups = GROUPS.map(group => states.filter(({ binding }) => binding.group === group)).filter(({ length }) => length > 0);
  return [
    lineOf(' ', span(terminal.actions.help[1], 'title'), span(`   ${terminal.filter} `, 'dim'), filter, span(' ', 'chosen')),
    ...groups.flatMap(group => group.map((state, i) => keyLine(state, i === 0, words, columns))),
    ...(groups.length === 0 ? [lineOf(span(` ${terminal.nothingFound}`, 'dim'))] : []),
  ];
}

const GROUP = 8;

function keyLine({ binding, refusal }: KeyState, isFirst: boolean, { terminal }: Messages, columns: number): Line {
  const group = span(` ${cell(isFirst ? terminal.groups[binding.group] : '', GROUP)}`, 'title');
  const text = terminal.actions[binding.action][1];
  if (refusal === null) return lineOf(group, span(cell(binding.shown, KEY), 'key'), text);
  const room = columns - GROUP - KEY - 2;
  const whole = `${cell(text, Math.min(ACTION, room))} ${refusal}`;
  return lineOf(group, span(cell(binding.shown, KEY), 'dim'), span(cut(whole, room), 'dim'));
}

function matches({ binding }: KeyState, filter: string, { terminal }: Messages): boolean {
  const wanted = filter.toLowerCase();
  return [binding.shown, ...terminal.actions[binding.action]].some(text => text.toLowerCase().includes(wanted));
}
