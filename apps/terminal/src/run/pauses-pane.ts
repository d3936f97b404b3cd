/** What is shown between two moves and waits to be read: a level that begins, a flop, a level that is cleared, the end. */
import type { RunView } from '@yaht/client';
import { charmOf } from '@yaht/rules';
import { EMPTY, lineOf, sentence, span, type Line } from '../draw/line.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { bossLines } from './level-box.ts';
import { runOverLines } from './over-pane.ts';
import { figure, title } from './reading-lines.ts';
import { diceBoxes, type BoxedDie } from './run-dice.ts';
import type { RunPause } from './run-state.ts';

export function pauseLines(parts: PaneParts, board: RunView, pause: RunPause, width: number): readonly Line[] {
  switch (pause.type) {
    case 'level':
      return levelLines(parts, pause, width);
    case 'flopped':
      return flopLines(parts, board, pause, width);
    case 'shielded':
      return shieldLines(parts, board, pause, width);
    case 'cleared':
      return clearedLines(parts, board, pause, width);
    case 'lost':
      return runOverLines(parts, board, width);
  }
}

type Of<Type extends RunPause['type']> = Extract<RunPause, { readonly type: Type }>;

function levelLines({ words, key }: PaneParts, { plan, boss }: Of<'level'>, width: number): readonly Line[] {
  const { runTerminal, rollio } = words;
  return [
    ...title(runTerminal.levelIntro(plan.level)),
    ...sentence(runTerminal.target(rollio.pays(plan.threshold)), width, 'ink'),
    ...sentence(runTerminal.with(plan.banks, plan.rounds, plan.rerolls), width),
    EMPTY,
    ...(boss ? [...bossLines(words, boss, width), EMPTY] : []),
    ...sentence(runTerminal.introBanks, width, 'dim'),
    EMPTY,
    ...sentence(runTerminal.goOn(key), width, 'key'),
  ];
}

/** The dice that brought nothing and, when they have fallen, what it cost. */
function flopLines(parts: PaneParts, board: RunView, pause: Of<'flopped'>, width: number): readonly Line[] {
  const { words, key, glyphs, state } = parts;
  const { run, runTerminal } = words;
  const dice = diceBoxes(floppedDice(parts, board), { width, glyphs, words });
  if (state.thrown) return [EMPTY, ...dice];
  return [
    EMPTY,
    ...dice,
    EMPTY,
    lineOf(span(` ${runTerminal.flop}`, 'bad')),
    EMPTY,
    ...sentence(`${runTerminal.flopWhy} ${run.flopped(pause.lost)}`, width),
    ...(pause.penalty > 0 ? sentence(run.penalty(pause.penalty), width, 'bad') : []),
    ...(pause.banks > 0 ? sentence(run.bankLost(pause.banks), width, 'bad') : []),
    EMPTY,
    ...sentence(runTerminal.goOn(key), width, 'key'),
  ];
}

const floppedDice = ({ view, state }: PaneParts, { dice }: RunView): readonly BoxedDie[] =>
  dice.map((die, place) => ({
    ...die,
    face: state.thrown?.[place] ?? view.lastTurn?.dice?.[place] ?? null,
    aside: view.lastTurn?.hold?.[place] ?? false,
    isFaint: false,
    isUnderCursor: false,
  }));

/** What the level paid, line by line. */
function clearedLines({ words, key }: PaneParts, { levels }: RunView, pause: Of<'cleared'>, width: number): readonly Line[] {
  const { runTerminal, runScreen, rollio } = words;
  const { income, total, threshold, money, won } = pause;
  const rows: readonly (readonly [string, number])[] = [
    [runScreen.tally.level, income.level],
    [runScreen.tally.banks, income.banks],
    [runScreen.tally.boss, income.boss],
    [runScreen.tally.charms, income.charms],
  ];
  return [
    ...title(runTerminal.cleared(pause.level), 'good'),
    ...sentence(runTerminal.reached(rollio.pays(total), rollio.pays(threshold)), width, 'ink'),
    EMPTY,
    ...rows.filter(([, amount]) => amount > 0).map(([name, amount]) => figure(name, `+$${amount}`, width)),
    figure(runScreen.tally.money, `$${money}`, width, 'ink'),
    EMPTY,
    ...(won ? [lineOf(span(` ${runScreen.wonTitle}`, 'good')), ...sentence(runScreen.wonAbout(levels), width), EMPTY] : []),
    ...sentence(runTerminal.toShop(key), width, 'key'),
  ];
}

/** A charm saved the pot: the dice lie where they fell, and the round goes on. */
function shieldLines(
  { words, key }: PaneParts,
  { pot }: RunView,
  { charm, usesLeft }: Of<'shielded'>,
  width: number,
): readonly Line[] {
  const { run, runScreen, runTerminal, terminal, rollio } = words;
  return [
    ...title(runScreen.shieldTitle, 'good'),
    ...sentence(run.shielded(charmOf(charm).name, usesLeft), width),
    ...sentence(terminal.pot(rollio.pays(pot)), width, 'held'),
    EMPTY,
    ...sentence(runTerminal.goOn(key), width, 'key'),
  ];
}
