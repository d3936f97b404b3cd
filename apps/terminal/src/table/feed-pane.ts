/** What was said and what happened lately. */
import type { FeedLine, TableView } from '@yaht/client';
import { tell, type Messages, type Topic } from '@yaht/messages';
import type { Game } from '@yaht/rules';
import { growing, type Block } from '../draw/layout.ts';
import { EMPTY, lineOf, ruleWith, span, type Line } from '../draw/line.ts';
import { wrap } from '../draw/width.ts';
import type { Glyphs } from '../look/glyphs.ts';
import type { ChatLine } from '../shell/said.ts';

type Parts = {
  readonly feed: readonly FeedLine[];
  readonly game: Game | null;
  readonly view: TableView;
  readonly words: Messages;
  readonly glyphs: Glyphs;
};

/** What the table itself shows. */
export const SHOWN: readonly Topic[] = ['start', 'ready', 'dice', 'turn', 'shop'];

/** The latest lines below a title; as many as there is room for. */
export function feedBlocks(parts: Parts, width: number): readonly Block<'feed'>[] {
  const { feed, view, words, glyphs } = parts;
  const entries = feed.slice(-MOST).map(entry => ({ entry, lines: entryLines(entry, parts, width) }));
  const lines = entries.flatMap(entry => entry.lines);
  const last = entries.findLastIndex(({ entry }) => entry.kind === 'chat');
  const sinceChat = entries.slice(last).flatMap(entry => entry.lines).length;
  const head = [EMPTY, ruleWith(glyphs, view.room ? words.terminal.chat : words.terminal.logTitle, width)];
  return growing('feed', head.length + 1, head.length + Math.max(1, lines.length), rows => [
    ...head,
    ...lines.slice(head.length - rows),
  ]).map(step => ({ ...step, hasChat: last >= 0 && step.to - head.length >= sinceChat }));
}

/** What was said of all that happened. */
export const chatIn = (feed: readonly FeedLine[], member: number | null): readonly ChatLine[] =>
  feed.flatMap(line => (line.kind === 'chat' ? [{ name: line.name, text: line.text, isMine: line.member === member }] : []));

/** More than any window shows. */
const MOST = 100;

function entryLines(entry: FeedLine, { game, view, words }: Parts, width: number): readonly Line[] {
  if (entry.kind === 'chat') {
    const [first = '', ...rest] = wrap(`${entry.name}: ${entry.text}`, width - 2);
    return [lineOf(` ${first}`), ...rest.map(text => lineOf(`   ${text}`))];
  }
  const seats = view.players.flatMap(({ seat, isMine }) => (isMine ? [seat] : []));
  const said = tell(words, { game, seats }, entry, SHOWN);
  return said === null ? [] : wrap(said, width - 4).map((text, i) => lineOf(span(i === 0 ? ' * ' : '   ', 'dim'), text));
}
