/** What a reader finds in a frame, by name. Two frames of the same table can be compared by it. */
import { categoryName, categoryShortName, messagesFor } from '@yaht/messages';
import type { Variant } from '@yaht/rules';
import { NAMES, saidAt } from './scenes.ts';

/** How much there is of each: dice count by how large they are, everything else by how many there are. */
export type Found = Readonly<Record<string, number>>;

const words = messagesFor('en');
const MOST_SAID = 40;

export function found(frame: string, variant: Variant): Found {
  const lines = frame.split('\n');
  const head = lines.find(line => / Categ/.test(line)) ?? '';
  const footer = lines.at(-1) ?? '';
  const has = (pattern: RegExp): number => lines.filter(line => pattern.test(line)).length;
  const said = Array.from({ length: MOST_SAID }, (_, place) => saidAt(place)).filter(text => frame.includes(text));
  return {
    ...Object.fromEntries(NAMES.map(name => [`card of ${name}`, head.includes(name) ? 1 : 0])),
    ...Object.fromEntries(NAMES.map(name => [`line of ${name}`, has(new RegExp(`[●▲■◆★✚] ${name} `))])),
    rows: variant.family === 'scorecard' ? rowsIn(lines, variant) : 0,
    sums: has(/ (Upper \d+:\+\d+|.-bonus|TOTAL) /),
    worth: / worth/.test(head) ? 1 : 0,
    'worth of the hold': has(/ worth \d/),
    chances: has(/Win chance/),
    dice: diceIn(frame),
    roll: has(/Roll \d of \d/),
    said: said.length,
    keys: wordsIn(footer),
    heading: wordsIn(lines[0] ?? ''),
    combinations: has(/ (Single|Three 1s|Straight|Three pairs|Two triplets|\d alike)/),
    level: has(/Need [\d,]+ {3}have/),
    left: has(/\d banks?, \d+ rounds?/),
    money: has(/Money \$/),
    pot: has(/POT /),
    risk: has(/Flop risk/),
    charms: has(/CHARMS/) + has(/^[ >]\d [A-Z]/),
    consumables: has(/CONSUMABLES/) + has(/^[ >][a-d] [A-Z]/),
  };
}

const wordsIn = (line: string): number => line.split(/ {2,}/).filter(part => /\w/.test(part)).length;

const rowsIn = (lines: readonly string[], variant: Extract<Variant, { family: 'scorecard' }>): number =>
  Object.keys(variant.categories).filter(id => {
    const names = [categoryName(words, variant, id), categoryShortName(words, variant, id)];
    return lines.some(line => names.some(name => new RegExp(`[ >]${name} +(\\(?\\d+\\)?|·)`).test(line)));
  }).length;

/** None, a line of them, small ones, large ones, and twice as large. */
function diceIn(frame: string): number {
  const sizes = [/\[[\d ]{1,2}[* ]\]/, /[┌╔][─═A-Z]{3}[┐╗]/, /[┌╔][─═]{5}[┐╗]/, /[┌╔][─═]{7,}[┐╗]/];
  return 1 + sizes.findLastIndex(size => size.test(frame));
}
