/** The form of every screen: a heading, a body, the message line and the keys. */
import type { Messages, TerminalAction } from '@yaht/messages';
import { around, EMPTY, fitLines, inRole, lineOf, span, spread, widthOfLine, type Line } from '../draw/line.ts';
import { Lines } from '../draw/Lines.tsx';
import { wrap } from '../draw/width.ts';
import { actionWords, keyStates, type KeyMap } from '../keys/press.ts';
import { CHROME } from './chrome.ts';
import { helpLines } from './help-lines.ts';
import type { Message } from './message-line.ts';
import type { Overlay, Overlays } from './overlays.ts';
import { useLook, useMessage, useSize, useValue, useWords } from './shell-context.ts';

type Props = {
  readonly heading: Line;
  readonly status?: Line;
  /** The line under the heading; a plain rule unless the body has walls that meet it. */
  readonly rule?: Line;
  readonly body: readonly Line[];
  readonly keys: KeyMap;
  readonly overlays: Overlays;
};

export function ScreenLayout({ heading, status = [], rule, body, keys, overlays }: Props) {
  const { columns, rows } = useSize();
  const { glyphs } = useLook();
  const words = useWords();
  const message = useMessage();
  const overlay = useValue(overlays.open);
  const said = messageLines(message, columns);
  const height = rows - CHROME;
  const covered = overlay && coverOf(overlay, keys, words, { columns, height });
  const prompt = overlay && promptOf(overlay, columns);
  const plainRule = lineOf(span(glyphs.rule.repeat(columns), 'dim'));
  const lines = [
    spread(wholeSpans(heading, columns - widthOfLine(status) - 1), status, columns),
    covered ? plainRule : (rule ?? plainRule),
    ...(prompt ? [...fitLines(covered ?? body, height), prompt] : withMessage(fitLines(covered ?? body, height), said)),
    overlay ? overlayFooter(overlay, words) : footer(keys, words, columns),
  ];
  return <Lines lines={lines} />;
}

/** As many words of the heading as fit beside the status; half of one says nothing. The first is always there. */
function wholeSpans(heading: Line, width: number): Line {
  const fits = heading.findLastIndex((_, last) => widthOfLine(heading.slice(0, last + 1)) <= width);
  return heading.slice(0, Math.max(1, fits + 1));
}

/** What covers the body, if the overlay does. */
function coverOf(
  overlay: Overlay,
  keys: KeyMap,
  words: Messages,
  { columns, height }: { readonly columns: number; readonly height: number },
): readonly Line[] | null {
  if (overlay.kind === 'help') return helpLines(keys, overlay, words, { columns, height });
  if (overlay.kind === 'list') return listLines(overlay, height);
  if (overlay.kind !== 'reading') return null;
  const top = Math.min(overlay.top, Math.max(0, overlay.lines.length - (height - 2)));
  return [lineOf(' ', span(overlay.title, 'title')), [], ...overlay.lines.slice(top)];
}

/** The lines around the one under the cursor. */
function listLines({ title, rows, at }: Extract<Overlay, { readonly kind: 'list' }>, height: number) {
  const { shown, top } = around(rows, at, height - 2);
  return [
    lineOf(' ', span(title, 'title')),
    EMPTY,
    ...shown.map(({ line, open }, i) => (open && top + i === at ? inRole(line, 'chosen') : line)),
  ];
}

/** A question or a line to type takes the place of the message. */
function promptOf(overlay: Overlay, columns: number): Line | null {
  if (overlay.kind === 'question') return lineOf(span(` ${overlay.text}`, 'active'));
  if (overlay.kind !== 'typing') return null;
  const room = columns - overlay.prompt.length - 4;
  const tail = [...overlay.text].slice(-room).join('');
  return lineOf(span(` ${overlay.prompt} `, 'key'), tail, span(' ', 'chosen'));
}

/** The message in as many lines as it takes; one that is empty when there is none. */
function messageLines(message: Message | null, columns: number): readonly Line[] {
  if (!message) return [EMPTY];
  const isProblem = message.kind === 'problem';
  const [mark, role] = isProblem ? ([' ! ', 'bad'] as const) : ([' ', 'plain'] as const);
  return wrap(message.text, columns - mark.length).map((text, i) =>
    lineOf(span(i === 0 ? mark : ' '.repeat(mark.length), role), span(text, role)),
  );
}

/** A long message covers the last lines of the body. */
const withMessage = (body: readonly Line[], said: readonly Line[]): readonly Line[] => [
  ...body.slice(0, body.length + 1 - said.length),
  ...said,
];

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

/** While something lies over the screen, the keys are its own. */
const overlayFooter = ({ kind }: Overlay, { terminal }: Messages): Line =>
  lineOf(
    ' ',
    ...[...OVERLAY_KEYS[kind], ['Esc', 'back'] as const].flatMap(([key, action]) => [
      span(key, 'key'),
      ` ${terminal.actions[action][0]}  `,
    ]),
  );

/** The keys that do something now, as many as fit; why the others do not is in the help. */
function footer(keys: KeyMap, words: Messages, columns: number): Line {
  const parts = keyStates(keys)
    .filter(({ binding, refusal }) => binding.inFooter && refusal === null)
    .map(({ binding: { shown, action } }) => lineOf(span(shown, 'key'), ` ${actionWords(words, action)[0]}  `));
  let line = lineOf(' ');
  // The last two, help and quit, are never the ones left out.
  const last = parts.slice(-2);
  for (const part of parts.slice(0, -2))
    if (widthOfLine([...line, ...part, ...last.flat()]) <= columns + 2) line = [...line, ...part];
  return [...line, ...last.flat()];
}
