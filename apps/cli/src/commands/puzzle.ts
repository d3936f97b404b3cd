/** `yaht puzzle`: one position to decide, and what an answer is worth. The packs are those of the app. */
import { createInterface } from 'node:readline';
import { CLOSE_ENOUGH, costOfWish, hintSentence, packOf, THEMES, type Puzzle, type Theme } from '@yaht/coach';
import { categoryName, variantName, type Messages } from '@yaht/messages';
import { err, fault, formatDice, offersFor, ok, tally, type Command, type Result } from '@yaht/rules';
import { advise, cardStateOf, heldBy, type Advice, type Solution } from '@yaht/solver';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { readAnswer } from '../solver/puzzle-answer.ts';
import { readTables } from '../solver/solvable.ts';
import { withSolution } from '../solver/with-solution.ts';
import { definitions, shown } from '../output/text.ts';

export type PuzzleFlags = {
  readonly theme?: Theme;
  readonly number?: string;
  readonly answer?: string;
  readonly json?: true;
};

const DAY = 24 * 60 * 60_000;

/** Shows a puzzle and judges one answer: from the flag, or a line of standard input. */
export async function puzzle(context: Context, game: string, flags: PuzzleFlags): Promise<number> {
  const { messages, fail } = context;
  const tables = await readTables(context, game);
  if (!tables.ok) return fail(EXIT.usage, tables.error);
  return withSolution(context, tables.value, undefined, async solution => {
    const day = Math.floor(Date.now() / DAY);
    const theme = flags.theme ?? THEMES[day % THEMES.length] ?? THEMES[0];
    const pack = packOf(solution, theme);
    if (pack.length === 0) return fail(EXIT.notFound, messages.puzzles.noPack);
    const number = flags.number === undefined ? 1 + (day % pack.length) : Number(flags.number);
    const found = pack.find(each => each.number === number);
    if (!found) return fail(EXIT.notFound, messages.puzzles.noNumber);
    return ask(context, solution, { found, all: pack.length }, flags);
  });
}

type Asked = { readonly found: Puzzle; readonly all: number };

async function ask(context: Context, solution: Solution, asked: Asked, flags: PuzzleFlags): Promise<number> {
  const { output, messages, fail } = context;
  if (!flags.json) for (const line of puzzleLines(messages, asked, output.columns)) output.data(line);
  const wish = await wishOf(context, asked.found, flags);
  if (!wish.ok) return fail(EXIT.usage, wish.error);
  const advice = adviceOn(solution, asked.found);
  if (flags.json) output.data(JSON.stringify(documentOf(asked, advice, wish.value)));
  else if (wish.value) for (const line of answerLines(messages, asked.found, advice, wish.value)) output.data(line);
  return EXIT.ok;
}

/** The answer of the flag or of a line; whoever types is asked again after a slip. Undefined when nobody answers. */
async function wishOf(context: Context, { position }: Puzzle, flags: PuzzleFlags): Promise<Result<Command | undefined, string>> {
  const { output, messages, world, language } = context;
  const hasRerolls = position.rollsLeft > 0;
  const read = (text: string): Result<Command, string> => {
    const answer = readAnswer(position, text, language);
    return answer.ok ? answer : err(messages.puzzles.notAnAnswer(shown(text), hasRerolls));
  };
  if (flags.answer !== undefined) return read(flags.answer);
  if (flags.json) return ok(undefined);
  const isTyped = world.stdin.isTTY === true;
  if (isTyped) output.note(messages.puzzles.typeAnswer(hasRerolls));
  for await (const line of createInterface({ input: world.stdin, terminal: false })) {
    if (line.trim() === '') break;
    const answer = read(line);
    if (answer.ok || !isTyped) return answer;
    output.problem(answer.error);
  }
  return ok(undefined);
}

function adviceOn(solution: Solution, { position: { card, dice, rollsLeft } }: Puzzle): Advice {
  const advice = advise(solution, { card: cardStateOf(solution.tables, card), dice, rerollsLeft: rollsLeft });
  return advice.ok ? advice.value : fault(advice.error);
}

function puzzleLines(messages: Messages, { found, all }: Asked, columns: number): readonly string[] {
  const { puzzles, review } = messages;
  const { variant, card, dice, rollsLeft } = found.position;
  const rows = offersFor(variant, card, dice).map(({ category, points }) => {
    const filled = card.points[category];
    return [categoryName(messages, variant, category), filled === undefined ? `(${points ?? 0})` : String(filled)] as const;
  });
  return [
    `${variantName(messages, variant)}: ${puzzles.themes[found.theme]} ${puzzles.ofAll(found.number, all)}, ${puzzles.levels[found.level]}`,
    puzzles.themesAbout[found.theme],
    '',
    ...definitions(rows, columns),
    '',
    `${formatDice(dice)}  ${review.left(rollsLeft, tally(variant, card).total)}`,
    rollsLeft > 0 ? puzzles.askKeep : puzzles.askRow,
  ];
}

function answerLines(messages: Messages, { position }: Puzzle, advice: Advice, wish: Command): readonly string[] {
  const { puzzles } = messages;
  const cost = costOfWish(position.variant, advice, wish) ?? 0;
  const judged = cost > CLOSE_ENOUGH ? puzzles.wrong(cost) : cost < 0.005 ? puzzles.right : puzzles.close(cost);
  return [judged, puzzles.bestWas(hintSentence(messages, position.variant, position.dice, advice))];
}

/** Without an answer nothing in it tells what is best. */
function documentOf({ found, all }: Asked, advice: Advice, wish: Command | undefined) {
  const { theme, number, level, position } = found;
  const { variant, card, dice, rollsLeft } = position;
  const cost = wish && (costOfWish(variant, advice, wish) ?? 0);
  const { best } = advice;
  return {
    schema: 'yaht.puzzle/1',
    variant: variant.id,
    theme,
    number,
    of: all,
    level,
    card: card.points,
    dice,
    rerollsLeft: rollsLeft,
    ...(cost === undefined
      ? {}
      : {
          solved: cost <= CLOSE_ENOUGH,
          cost,
          best:
            best.type === 'hold'
              ? { dice: heldBy(dice, best.hold) }
              : { category: Object.keys(variant.categories)[best.category] },
        }),
  };
}
