/** `yaht score`: what a roll is worth in every category. */
import { emptyCard, ok, type Card, type ScorecardVariant } from '@yaht/rules';
import { readCard } from '../arguments/card-argument.ts';
import type { Context } from '../context.ts';
import { readDice } from '../arguments/dice-argument.ts';
import { EXIT } from '../exit-code.ts';
import { answerLines } from '../lines.ts';
import { scoreDocument, scoreLines } from '../output/score-answer.ts';
import { readVariant } from '../arguments/variant-argument.ts';

/** What can be said beside the dice. */
export type ScoreFlags = {
  readonly card?: string;
  readonly json?: true;
  readonly all?: true;
  readonly charms?: string;
  readonly materials?: string;
};

/** Answers for one roll, or for every line of standard input when the dice are `-`. */
export async function score(context: Context, game: string, text: string, flags: ScoreFlags): Promise<number> {
  const variant = await readVariant(context, game);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  if (variant.value.family !== 'scorecard') {
    if (flags.card !== undefined) return context.fail(EXIT.usage, context.messages.cliProblems.noCard(variant.value.name));
    const { scoreRollio } = await import('./score-rollio.ts');
    return scoreRollio(context, variant.value.family === 'duel' ? variant.value.run : variant.value, text, flags);
  }
  const foreign = (['all', 'charms', 'materials'] as const).find(flag => flags[flag] !== undefined);
  if (foreign) return context.fail(EXIT.usage, context.messages.rollioScore.onlyRollio(`--${foreign}`));
  const card = flags.card === undefined ? ok(emptyCard) : readCard(context, variant.value, flags.card);
  if (!card.ok) return context.fail(EXIT.usage, card.error);
  return text === '-'
    ? scoreLineByLine(context, variant.value, card.value)
    : scoreOne(context, variant.value, card.value, text, flags.json === true);
}

function scoreOne(context: Context, variant: ScorecardVariant, card: Card, text: string, asJson: boolean): number {
  const { messages, output } = context;
  const dice = readDice(messages, variant, text);
  if (!dice.ok) return context.fail(EXIT.usage, dice.error);
  const position = { variant, card, dice: dice.value };
  if (asJson) output.data(JSON.stringify(scoreDocument(messages, position)));
  else for (const line of scoreLines(messages, position, output)) output.data(line);
  return EXIT.ok;
}

const scoreLineByLine = (context: Context, variant: ScorecardVariant, card: Card): Promise<number> =>
  answerLines(context, context.messages.cli.typeRolls, line => {
    const dice = readDice(context.messages, variant, line);
    return dice.ok ? ok(JSON.stringify(scoreDocument(context.messages, { variant, card, dice: dice.value }))) : dice;
  });
