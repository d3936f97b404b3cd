/** `yaht score rollio`: every way to score dice of Rollio, the best first. */
import {
  arrange,
  getScoringCombinations,
  LIST_LIMIT,
  ok,
  unusedDocument,
  waysDocument,
  type CharmId,
  type Hand,
  type Material,
  type RollioVariant,
} from '@yaht/rules';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { answerLines } from '../lines.ts';
import { readCharms, readHand, readMaterials } from '../arguments/hand-argument.ts';
import { unusedLines, waysLines } from '../output/rollio-lines.ts';
import type { ScoreFlags } from './score.ts';

/** What bends the points, and how much of the answer is wanted. */
type Setting = {
  readonly variant: Pick<RollioVariant, 'combinations'>;
  readonly charms: readonly CharmId[];
  readonly materials: readonly Material[];
  readonly all: boolean;
};

/** So many are listed when all are asked for. */
const ALL_LIMIT = 100 * LIST_LIMIT;

/** Answers for one hand, or for every line of standard input when the dice are `-`. */
export async function scoreRollio(
  context: Context,
  variant: Setting['variant'],
  text: string,
  flags: ScoreFlags,
): Promise<number> {
  const { messages } = context;
  const charms = readCharms(messages, flags.charms ?? '');
  if (!charms.ok) return context.fail(EXIT.usage, charms.error);
  const materials = readMaterials(messages, flags.materials ?? '');
  if (!materials.ok) return context.fail(EXIT.usage, materials.error);
  const setting: Setting = { variant, charms: charms.value, materials: materials.value, all: flags.all === true };
  if (text !== '-') return scoreOne(context, setting, text, flags.json === true);
  return answerLines(context, messages.cli.typeRolls, line => {
    const hand = readHand(messages, line, setting.materials);
    return hand.ok ? ok(JSON.stringify(documentOf(setting, hand.value))) : hand;
  });
}

function scoreOne(context: Context, setting: Setting, text: string, asJson: boolean): number {
  const { messages, output } = context;
  const hand = readHand(messages, text, setting.materials);
  if (!hand.ok) return context.fail(EXIT.usage, hand.error);
  if (asJson) output.data(JSON.stringify(documentOf(setting, hand.value)));
  else for (const line of linesOf(context, setting, hand.value)) output.data(line);
  return EXIT.ok;
}

const waysOf = ({ variant, charms, all }: Setting, hand: Hand) =>
  getScoringCombinations(hand, undefined, {
    table: variant.combinations,
    effects: arrange(charms),
    limit: all ? ALL_LIMIT : LIST_LIMIT,
    clock: () => Math.round(1_000 * performance.now()) / 1_000,
  });

const hasEffects = ({ charms, materials }: Setting): boolean => charms.length + materials.length > 0;

function documentOf(setting: Setting, hand: Hand) {
  const ways = waysOf(setting, hand);
  return ways.ok ? waysDocument(hand, ways.value, hasEffects(setting)) : unusedDocument(hand, ways.error);
}

function linesOf({ messages, output }: Context, setting: Setting, hand: Hand): readonly string[] {
  const ways = waysOf(setting, hand);
  if (!ways.ok) return unusedLines(messages, hand, ways.error);
  const { combinations, nodes, partitions, milliseconds } = ways.value.info;
  output.detail(messages.rollioScore.searched(combinations, nodes, partitions, milliseconds ?? 0));
  return waysLines(messages, hand, ways.value, { all: setting.all, hasEffects: hasEffects(setting) }, output);
}
