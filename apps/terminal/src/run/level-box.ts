/** The level in a few lines: what it asks for, what is left, and the rule of its boss. */
import type { RunView } from '@yaht/client';
import { contentText, type Messages } from '@yaht/messages';
import { bossOf, type BossId } from '@yaht/rules';
import { lineOf, ruleWith, sentence, span, spread, type Line } from '../draw/line.ts';
import { wrap } from '../draw/width.ts';
import type { Glyphs } from '../look/glyphs.ts';

type Parts = { readonly words: Messages; readonly glyphs: Glyphs };

export function levelBox({ words, glyphs }: Parts, board: RunView, width: number): readonly Line[] {
  const { runTerminal, rollio } = words;
  const { level, levels, money, score, boss } = board;
  return [
    ruleWith(glyphs, words.runScreen.level(level.level, levels), width),
    lineOf(span(` ${runTerminal.need(rollio.pays(level.threshold), rollio.pays(level.total))}`, 'ink')),
    lineOf(' ', span(bar(glyphs, level.total / level.threshold, width - 2), 'good')),
    ...sentence(runTerminal.left(level.banksLeft, level.roundsLeft, level.rerollsLeft), width),
    spread(lineOf(` ${runTerminal.money(money)}`), lineOf(span(`${runTerminal.score(rollio.pays(score))} `, 'dim')), width),
    ...(boss ? bossLines(words, boss, width) : []),
  ];
}

/** How much of it is done, in full and in light parts. */
export function bar({ bar: [full = '', , , light = ''] }: Glyphs, share: number, width: number): string {
  const done = Math.round(Math.min(1, Math.max(0, share)) * width);
  return full.repeat(done) + light.repeat(width - done);
}

/** The boss by name, and its one rule. */
export function bossLines(words: Messages, id: BossId, width: number): readonly Line[] {
  const boss = bossOf(id);
  return [
    lineOf(span(` ${words.runScreen.boss}: ${boss.name}`, 'bad')),
    ...wrap(contentText(words, id, boss), width - 3).map(text => lineOf(`  ${text}`)),
  ];
}
