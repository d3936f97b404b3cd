/** `yaht rules`: the games there are, or the rules of one, from the data it is played by. */
import { contentSections, rulesOf, summaryOf, variantName, type RulesSection } from '@yaht/messages';
import { listsToday, variants, type Variant } from '@yaht/rules';
import { padEnd, widest, wrapWords } from '@yaht/terminal/text';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { definitions } from '../output/text.ts';
import { readVariant } from '../arguments/variant-argument.ts';

/** Prints the rules of a game; without one, a line for each game. */
export async function rules(context: Context, game: string | undefined, flags: { readonly json?: true }): Promise<number> {
  if (game === undefined) return list(context, flags.json === true);
  const variant = await readVariant(context, game);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  if (flags.json) context.output.data(JSON.stringify(rulesDocument(context, variant.value)));
  else for (const line of rulesLines(context, variant.value)) context.output.data(line);
  return EXIT.ok;
}

function list({ messages, output }: Context, asJson: boolean): number {
  if (asJson) {
    const games = variants.map(variant => ({
      id: variant.id,
      name: variantName(messages, variant),
      summary: summaryOf(messages, variant),
    }));
    output.data(JSON.stringify({ schema: 'yaht.games/1', games }));
  } else {
    const rows = variants.map(variant => [variant.id, summaryOf(messages, variant)] as const);
    for (const line of definitions(rows, output.columns)) output.data(line);
  }
  return EXIT.ok;
}

/** The words and, for programs that want to know more, the variant they were made from. */
const rulesDocument = ({ messages }: Context, variant: Variant) => ({
  schema: 'yaht.rules/1',
  ...rulesOf(messages, variant),
  variant,
});

function rulesLines({ messages, output }: Context, variant: Variant): readonly string[] {
  const { name, summary, sections } = rulesOf(messages, variant);
  const content = variant.family === 'rollio' ? contentSections(messages, listsToday) : [];
  const { paint, columns } = output;
  return [
    paint.heading(name),
    ...wrapWords(summary, columns),
    ...[...sections, ...content].flatMap(section => ['', paint.heading(section.title), ...sectionLines(section, columns)]),
  ];
}

/** Sentences wrapped; rows in three columns, or in two where three do not fit. */
function sectionLines({ sentences, rows }: RulesSection, columns: number): readonly string[] {
  const [first, second] = [widest(rows.map(({ name }) => name)), widest(rows.map(({ needs }) => needs))];
  const isRoomy = 2 + first + 2 + second + 2 + widest(rows.map(({ pays }) => pays)) <= columns;
  const table = isRoomy
    ? rows.map(({ name, needs, pays }) => `  ${padEnd(name, first)}  ${padEnd(needs, second)}  ${pays}`.trimEnd())
    : definitions(
        rows.map(({ name, needs, pays }) => [name, pays === '' ? needs : `${needs}: ${pays}`]),
        columns,
      );
  return [...sentences.flatMap(sentence => wrapWords(sentence, columns - 2).map(line => `  ${line}`)), ...table];
}
