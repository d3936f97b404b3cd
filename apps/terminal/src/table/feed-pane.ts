/** What was said and what happened lately. */
import type { FeedLine, TableView } from '@yaht/client';
import { tell, type Messages, type Topic } from '@yaht/messages';
import type { Game } from '@yaht/rules';
import { lineOf, ruleWith, span, type Line } from '../draw/line.ts';
import { wrap } from '../draw/width.ts';
import type { Glyphs } from '../look/glyphs.ts';

type Parts = {
  readonly feed: readonly FeedLine[];
  readonly game: Game | null;
  readonly view: TableView;
  readonly words: Messages;
  readonly glyphs: Glyphs;
};

/** What the table itself shows. */
export const SHOWN: readonly Topic[] = ['start', 'ready', 'dice', 'turn', 'shop'];

/** A titled rule and as many of the latest lines as fit. */
export function feedLines(parts: Parts, width: number, height: number): readonly Line[] {
  if (height < 2) return [];
  const { feed, view, words, glyphs } = parts;
  const title = view.room ? words.terminal.chat : words.terminal.logTitle;
  const lines = feed.flatMap(entry => entryLines(entry, parts, width));
  return [ruleWith(glyphs, title, width), ...lines.slice(-(height - 1))];
}

function entryLines(entry: FeedLine, { game, view, words }: Parts, width: number): readonly Line[] {
  if (entry.kind === 'chat') {
    const [first = '', ...rest] = wrap(`${entry.name}: ${entry.text}`, width - 2);
    return [lineOf(` ${first}`), ...rest.map(text => lineOf(`   ${text}`))];
  }
  const seats = view.players.flatMap(({ seat, isMine }) => (isMine ? [seat] : []));
  const said = tell(words, { game, seats }, entry, SHOWN);
  return said === null ? [] : wrap(said, width - 4).map((text, i) => lineOf(span(i === 0 ? ' * ' : '   ', 'dim'), text));
}
