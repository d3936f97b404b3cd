/** A whole frame of a terminal, as lines: the heading, a rule, the body, what was said, and the keys. */
import type { Messages } from '@yaht/messages';
import { beside, fitLines, lineOf, span, spread, widthOfLine, type Line, type Pane } from '../draw/line.ts';
import { drawnLayout, hasChat, ruleOver, type Layout, type Room } from '../draw/layout.ts';
import type { KeyMap } from '../keys/press.ts';
import type { Glyphs } from '../look/glyphs.ts';
import { coverOf, coverWidth } from './cover.ts';
import { footer, overlayFooter } from './footer.ts';
import type { Message } from './message-line.ts';
import type { Overlay } from './overlays.ts';
import { saidLines, withChat, type Chat } from './said.ts';
import type { Size } from './shell.ts';

/** What fills the middle of a screen. */
export type Body = {
  readonly lines: readonly Line[];
  /** The line above it; a plain rule unless walls meet it. */
  readonly rule?: Line;
  /** Whether the last words of the chat are in it. */
  readonly hasChat?: boolean;
};

/** A layout as a body. */
export const bodyOf = (layout: Layout<string>, glyphs: Glyphs): Body => ({
  lines: drawnLayout(layout, glyphs),
  rule: ruleOver(layout, glyphs),
  hasChat: hasChat(layout),
});

export type FrameParts = {
  readonly size: Size;
  readonly heading: Line;
  readonly status: Line;
  readonly body: (room: Room) => Body;
  readonly keys: KeyMap;
  readonly chat: Chat;
  readonly message: Message | null;
  readonly overlay: Overlay | null;
  readonly words: Messages;
  readonly glyphs: Glyphs;
};

/** The frame, and whether the chat can be read in it. */
export type Frame = { readonly lines: readonly Line[]; readonly hasChat: boolean };

/** Rows of a screen that are neither its body nor what is said: the heading, a rule and the keys. */
const CHROME = 3;

export function frameOf(parts: FrameParts): Frame {
  const { size, heading, status, keys, chat, message, overlay, words, glyphs } = parts;
  const { columns } = size;
  const said = saidLines(message, overlay, columns);
  const alone = middleOf(parts, said.length);
  const below = alone.hasChat ? said : withChat(said, chat, { words, columns, isTyping: overlay?.kind === 'typing' });
  const middle = below.length === said.length ? alone : middleOf(parts, below.length);
  const plainRule = lineOf(span(glyphs.rule.repeat(columns), 'dim'));
  const lines = [
    spread(wholeSpans(heading, columns - widthOfLine(status) - GAP), status, columns),
    middle.rule ?? plainRule,
    ...middle.lines,
    ...below,
    overlay ? overlayFooter(overlay, words) : footer(keys, words, columns),
  ];
  return { lines, hasChat: middle.hasChat === true };
}

/** The body in the rows that are left, with what covers it or lies beside it. */
function middleOf(parts: FrameParts, said: number): Body {
  const { size, body, keys, overlay, words } = parts;
  const { columns } = size;
  const height = size.rows - CHROME - said;
  const width = coverWidth(columns);
  const cover = overlay && coverOf(overlay, keys, words, { columns: width, height });
  if (!cover) return fitted(body({ columns, height }), height);
  return width === columns ? fitted({ lines: cover }, height) : besideBody(parts, { lines: cover, width }, height);
}

const fitted = (middle: Body, height: number): Body => ({ ...middle, lines: fitLines(middle.lines, height) });

function besideBody({ size, body, glyphs }: FrameParts, cover: Pane, height: number): Body {
  const columns = size.columns - cover.width - 1;
  const beneath = body({ columns, height });
  const left = beneath.rule ?? lineOf(span(glyphs.rule.repeat(columns), 'dim'));
  return {
    ...beneath,
    lines: beside([{ lines: beneath.lines, width: columns }, cover], lineOf(span(glyphs.wall, 'dim')), height),
    rule: [...left, span(`${glyphs.tee}${glyphs.rule.repeat(cover.width)}`, 'dim')],
  };
}

/** As many words of the heading as fit beside the status, and a sign for the others; half of one says nothing. The first is always there. */
function wholeSpans(heading: Line, width: number): Line {
  if (widthOfLine(heading) <= width) return heading;
  const fits = heading.findLastIndex((_, last) => widthOfLine([...heading.slice(0, last + 1), MORE_WORDS]) <= width);
  return [...heading.slice(0, Math.max(1, fits + 1)), MORE_WORDS];
}

const MORE_WORDS = span('  …', 'dim');
const GAP = 2;
