/** What was said and what happened lately. */
import type { FeedLine, TableView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { lineOf, ruleWith, span, type Line } from '../draw/line.ts';
import { wrap } from '../draw/width.ts';
import type { Glyphs } from '../look/glyphs.ts';
import { factSentence } from './fact-sentences.ts';

type Parts = { readonly feed: readonly FeedLine[]; readonly view: TableView; readonly words: Messages; readonly glyphs: Glyphs };

/** A titled rule and as many of the latest lines as fit. */
export function feedLines({ feed, view, words, glyphs }: Parts, width: number, height: number): readonly Line[] {
  if (height < 2) return [];
  const title = view.room ? words.terminal.chat : words.terminal.logTitle;
  const lines = feed.flatMap(entry => entryLines(entry, view, words, width));
  return [ruleWith(glyphs, title, width), ...lines.slice(-(height - 1))];
}

function entryLines(entry: FeedLine, view: TableView, words: Messages, width: number): readonly Line[] {
  if (entry.kind === 'chat') {
    const [first = '', ...rest] = wrap(`${entry.name}: ${entry.text}`, width - 2);
    return [lineOf(` ${first}`), ...rest.map(text => lineOf(`   ${text}`))];
  }
  const said =
    entry.kind === 'fact' ? factSentence(words, view, entry.fact.event) : words.terminal.presence(entry.name, entry.online);
  return said === undefined ? [] : wrap(said, width - 4).map((text, i) => lineOf(span(i === 0 ? ' * ' : '   ', 'dim'), text));
}
