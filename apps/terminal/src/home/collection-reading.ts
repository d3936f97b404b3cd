/** What the runs of this machine came across: charms, bosses and sets, and what was never met. */
import { collectionOf } from '@yaht/client';
import { contentText, setName, type Messages } from '@yaht/messages';
import { bossOf, charmOf, type RunGame } from '@yaht/rules';
import { EMPTY, lineOf, span, type Line } from '../draw/line.ts';
import { padEnd, wrap } from '../draw/width.ts';

const NAME = 26;

/** Lines to read, as wide as the terminal. */
export function collectionLines(words: Messages, runs: readonly RunGame[], columns: number): readonly Line[] {
  const { runScreen, rollioScore, run } = words;
  const { charms, bosses, sets } = collectionOf(runs);
  const width = Math.min(100, columns) - NAME - 2;
  return [
    ...section(rollioScore.charmsTitle, runScreen.collected(charms.filter(({ seen }) => seen).length, charms.length)),
    ...charms.flatMap(({ id, seen, runs: owned }) => {
      const note = owned > 0 ? runScreen.ownedIn(owned) : seen ? runScreen.seenOnly : runScreen.never;
      return entry(charmOf(id).name, seen ? `${note}. ${contentText(words, id, charmOf(id))}` : note, seen, width);
    }),
    ...section(run.bossesTitle, ''),
    ...bosses.flatMap(({ id, met, beaten }) =>
      entry(bossOf(id).name, met > 0 ? runScreen.beaten(beaten, met) : runScreen.never, met > 0, width),
    ),
    ...section(run.setsTitle, ''),
    ...sets.flatMap(({ id, runs: played, wins, level }) => {
      const note = played > 0 ? `${runScreen.playedIn(played, wins)}, ${runScreen.bestSoFar(level)}` : runScreen.notPlayed;
      return entry(setName(words, id), note, played > 0, width);
    }),
  ];
}

const section = (title: string, note: string): readonly Line[] => [
  EMPTY,
  lineOf(span(` ${title}`, 'title'), span(`  ${note}`, 'dim')),
];

function entry(name: string, note: string, isKnown: boolean, width: number): readonly Line[] {
  const role = isKnown ? 'plain' : 'dim';
  return wrap(note, width).map((text, i) =>
    lineOf(span(` ${padEnd(i === 0 ? name : '', NAME)}`, isKnown ? 'ink' : 'dim'), span(text, role)),
  );
}
