/** The run is over: how far it went, and what it brought. */
import { runLine, type RunView } from '@yaht/client';
import { EMPTY, sentence, type Line } from '../draw/line.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { isWaiting } from './race-pane.ts';
import { figure, title } from './reading-lines.ts';

export function runOverLines({ words, key, game, race }: PaneParts, board: RunView, width: number): readonly Line[] {
  const { runTerminal, runScreen, rollio, duel } = words;
  const { won, level, score } = board;
  const end = runTerminal.lostAt(level.level, rollio.pays(level.total), rollio.pays(level.threshold));
  const { best, rounds, flops } = game?.family === 'run' ? runLine(game) : NOTHING;
  const { figures } = runScreen;
  return [
    ...title(won ? runTerminal.runWon : runTerminal.runLost, won ? 'good' : 'bad'),
    ...(level.total < level.threshold ? sentence(end, width) : []),
    ...sentence(runTerminal.final(rollio.pays(score)), width, 'ink'),
    EMPTY,
    figure(figures.best, rollio.pays(best), width),
    figure(figures.rounds, String(rounds), width),
    figure(figures.flops, String(flops), width),
    EMPTY,
    ...sentence(race && isWaiting(race) ? duel.waiting : runTerminal.again(key), width, 'key'),
    EMPTY,
  ];
}

const NOTHING = { best: 0, rounds: 0, flops: 0 };
