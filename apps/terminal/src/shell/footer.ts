/** The line at the bottom: the keys that do something now. */
import type { Messages, TerminalAction } from '@yaht/messages';
import { clickable, lineOf, span, widthOfLine, type Line } from '../draw/line.ts';
import { REMAPPABLE } from '../keys/own-keys.ts';
import { actionWords, keyStates, type KeyMap } from '../keys/press.ts';
import type { Overlay } from './overlays.ts';

/** As many keys as fit, from the first on; help and quit are never left out, and a sign stands for those that are. */
export function footer(keys: KeyMap, words: Messages, columns: number): Line {
  const parts = keyStates(keys)
    .filter(({ binding, refusal }) => binding.inFooter && refusal === null)
    .map(
      ({
        binding: {
          shown,
          action,
          keys: [key = ''],
        },
      }) => {
        const line = keyLine(shown, actionWords(words, action)[0]);
        return REMAPPABLE.includes(action) ? clickable(line, key) : line;
      },
    );
  const [first, last] = [parts.slice(0, -2), parts.slice(-2).flat()];
  const room = columns - widthOfLine(last);
  const fits = (count: number, extra: number): boolean => widthOfLine(first.slice(0, count).flat()) + 1 + extra <= room + GAP;
  if (fits(first.length, 0)) return [span(' '), ...first.flat(), ...last];
  const count = first.findLastIndex((_, i) => fits(i + 1, MARK.length)) + 1;
  return [span(' '), ...first.slice(0, count).flat(), span(MARK, 'dim'), ...last];
}

/** Blanks between two keys; those after the last one may be cut off. */
const GAP = 2;
const MARK = `…${' '.repeat(GAP)}`;

const keyLine = (key: string, word: string): Line => lineOf(span(key, 'key'), ` ${word}${' '.repeat(GAP)}`);

const OVERLAY_KEYS: Readonly<Record<Overlay['kind'], readonly (readonly [key: string, action: TerminalAction])[]>> = {
  help: [['↑↓', 'move']],
  reading: [['↑↓', 'move']],
  list: [
    ['↑↓', 'move'],
    ['Enter', 'choose'],
  ],
  typing: [['Enter', 'main']],
  question: [],
};

/** Arrows are for the wheel. */
const CLICKED: Readonly<Record<string, string>> = { Enter: 'enter', Esc: 'escape' };

/** While something lies over the screen, the keys are its own. */
export const overlayFooter = ({ kind }: Overlay, { terminal }: Messages): Line => [
  span(' '),
  ...[...OVERLAY_KEYS[kind], ['Esc', 'back'] as const].flatMap(([key, action]) => {
    const line = keyLine(key, terminal.actions[action][0]);
    return CLICKED[key] === undefined ? line : clickable(line, CLICKED[key]);
  }),
];
