/** Rollio: the dice and the pot on the left, the ways to score the chosen dice on the right. */
import { isConnected, type RollioView, type WayView } from '@yaht/client';
import { capital, rulesOf, type Messages } from '@yaht/messages';
import type { RollioVariant } from '@yaht/rules';
import { apart, cutLines, EMPTY, lineOf, sentence, span, spread, type Line } from '../draw/line.ts';
import type { DrawnDie } from './dice-pane.ts';
import type { PaneParts } from './pane-parts.ts';
import { waitingFor } from './turn-pane.ts';
import { combinationLines, waysAround, waysHead } from './way-lines.ts';

/** The pot, what rolling on risks, and what a key would do. */
export const rollioLines = (parts: PaneParts, board: RollioView, width: number): readonly Line[] => [
  ...potLines(parts, board, width),
  ...adviceLines(parts, board, width),
];

/** Chosen dice have double borders; those set aside are faint. */
export function rollioDice({ view, state, words }: PaneParts, { dice }: RollioView): readonly DrawnDie[] {
  const isBefore = dice.every(({ face }) => face === null);
  const before = isBefore ? (view.lastTurn?.dice ?? null) : null;
  return dice.map(({ face, selected, aside }, die) => ({
    face: state.thrown?.[die] ?? face ?? before?.[die] ?? null,
    isHeld: selected,
    isFaint: face === null || aside || !isConnected(view.connection),
    note: selected ? words.terminal.taken : aside ? words.terminal.aside : '',
  }));
}

function potLines(
  { view, words }: PaneParts,
  { pot, banked, target, now, next, hotDice, closer }: RollioView,
  width: number,
): readonly Line[] {
  const { terminal, solver } = words;
  const own = banked[view.turn ?? 0] ?? 0;
  const risks = [now, next].flatMap(prospect =>
    prospect ? [terminal.flopRisk(prospect.dice, solver.percent(prospect.flopRisk))] : [],
  );
  const closing =
    closer === null
      ? []
      : [terminal.lastRound(view.players.find(({ seat }) => seat === closer)?.name ?? '', words.rollio.pays(target))];
  return [
    ...apart(
      lineOf(span(` ${terminal.pot(words.rollio.pays(pot))}`, pot > 0 ? 'held' : 'plain')),
      lineOf(span(`${terminal.banked(words.rollio.pays(own), words.rollio.pays(target))} `, 'ink')),
      width,
    ),
    ...(risks.length > 0 ? sentence(`${terminal.flopRisks} ${[...new Set(risks)].join(', ')}`, width, 'dim') : []),
    ...(hotDice > 0 ? [lineOf(span(` ${terminal.hotDice}`, 'good'))] : []),
    ...closing.flatMap(text => sentence(text, width, 'bad')),
  ];
}

function adviceLines(parts: PaneParts, { selected, dice }: RollioView, width: number): readonly Line[] {
  const { key, view } = parts;
  const { terminal } = parts.words;
  const { main } = view;
  const text =
    main.type === 'wait'
      ? waitingFor(parts)
      : main.type === 'roll'
        ? terminal.rollsDice(key)
        : selected.length === 0
          ? terminal.selectDice(key, dice.length)
          : '';
  return text === '' ? [] : sentence(text, width);
}

/** The chooser while dice are chosen; otherwise what scores at all. */
export function waysLines({ words, view }: PaneParts, board: RollioView, width: number, height: number): readonly Line[] {
  if (board.selected.length === 0) return rulesLines(words, view.variant as RollioVariant, width, height);
  const head = waysHead(words, board, width);
  const chosen = board.ways.findIndex(way => way.chosen);
  const ways = board.ways.map((way, place) => wayLines(words, way, place, width));
  return [...head, ...waysAround(ways, chosen, height - head.length)];
}

function wayLines(words: Messages, way: WayView, place: number, width: number): readonly Line[] {
  const { rollio, terminal } = words;
  const { combinations, points, best } = way;
  const parts = combinationLines(words, { ...way, place }, width);
  const sum = spread(
    lineOf(''),
    lineOf(span(`= ${rollio.pays(points)}`, 'ink'), span(best ? `  ${terminal.best} ` : ' ', 'good')),
    width,
  );
  return combinations.length > 1 || best ? [...parts, sum] : parts;
}

/** The list of combinations, from the rules themselves. */
function rulesLines(words: Messages, variant: RollioVariant, width: number, height: number): readonly Line[] {
  const rows = rulesOf(words, variant).sections.flatMap(section => section.rows);
  return [
    lineOf(span(` ${words.terminal.combinations}`, 'title')),
    EMPTY,
    ...cutLines(
      rows.flatMap(({ name, pays }) => apart(lineOf(` ${capital(name)} `), lineOf(span(`${pays} `, 'dim')), width)),
      height - 2,
    ),
  ];
}
