/** The shop: its wares, the one under the cursor, and the next level. */
import type { RunView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { EMPTY, inRole, lineOf, ruleWith, sentence, span, spread, type Line } from '../draw/line.ts';
import type { PaneParts } from '../table/pane-parts.ts';
import { goodLines } from './details.ts';
import { contentOfGood, goodAt, type Good, type Shelf } from './goods.ts';
import { isForRounds } from './shop-abilities.ts';
import { bossLines } from './level-box.ts';

export function shopLines({ words, key, state }: PaneParts, board: RunView, width: number): readonly Line[] {
  const { runTerminal } = words;
  const wares = board.wares.map((offer, place) =>
    shelfLine(words, board, { kind: 'shelf', place, offer }, width, state.run.at === place),
  );
  return [
    lineOf(span(` ${runTerminal.shop(board.money)}`, 'title')),
    EMPTY,
    ...wares,
    lineOf(span(` ${runTerminal.other(key, board.rerollShop.price)}`, board.rerollShop.refusal === null ? 'plain' : 'dim')),
    EMPTY,
  ];
}

function shelfLine(words: Messages, { money }: RunView, shelf: Shelf, width: number, isUnder: boolean): Line {
  const { offer, place } = shelf;
  const name = contentOfGood(shelf)?.name ?? words.runScreen.sold;
  const price = offer ? `$${offer.price}` : '';
  const line = spread(
    lineOf(span(`${isUnder ? '>' : ' '}${place + 1}  `, 'key'), span(name, offer?.refusal === null ? 'plain' : 'dim')),
    lineOf(span(`${obstacle(words, offer, money)}  `, 'dim'), span(price.padStart(3), 'ink'), ' '),
    width,
  );
  return isUnder ? inRole(line, 'chosen') : line;
}

/** What keeps the player from buying it, in a word. */
function obstacle({ runTerminal, runScreen }: Messages, offer: Shelf['offer'], money: number): string {
  if (offer?.refusal === 'no-free-slot') return runTerminal.noSlot;
  return offer?.refusal === 'not-enough-money' ? runScreen.short(offer.price - money) : '';
}

/** What is under the cursor, and what can be done with it. */
export function shopDetails(parts: PaneParts, board: RunView, width: number): readonly Line[] {
  const { words, state } = parts;
  const good = goodAt(board, state.run.at);
  return [EMPTY, ...(good ? [...goodLines(words, good, board, width), EMPTY, ...doLines(parts, board, good)] : [])];
}

/** What the keys would do with it. */
function doLines(parts: PaneParts, board: RunView, good: Good): readonly Line[] {
  return wishesFor(parts, board, good).map(text => lineOf(span(` ${text}`, 'key')));
}

function wishesFor({ words: { runTerminal }, key }: PaneParts, { charms }: RunView, good: Good): readonly string[] {
  if (good.kind === 'charm') return [runTerminal.enterReads(key), runTerminal.sellsBy(key, charms[good.place]?.sells ?? 0)];
  if (good.kind === 'consumable') return [runTerminal.enterUses(key)];
  if (good.offer?.refusal !== null) return [];
  const { ware } = good.offer;
  const isUsable = ware.kind === 'consumable' && !isForRounds(ware);
  return [runTerminal.enterBuys(key), ...(isUsable ? [runTerminal.orUses(key)] : [])];
}

type NextParts = Pick<PaneParts, 'words' | 'key' | 'glyphs'>;

/** The next level exactly as it comes. */
export function nextLines({ words, key, glyphs }: NextParts, { nextLevel, levels }: RunView, width: number): readonly Line[] {
  if (!nextLevel) return [];
  const { runTerminal, rollio } = words;
  const { plan, boss } = nextLevel;
  const title = `${words.run.next}: ${words.runScreen.level(plan.level, levels)}`;
  return [
    ruleWith(glyphs, title, width),
    lineOf(span(` ${runTerminal.target(rollio.pays(plan.threshold))}`, 'ink')),
    ...sentence(runTerminal.left(plan.banks, plan.rounds, plan.rerolls), width),
    ...(boss ? bossLines(words, boss, width) : []),
    lineOf(span(` ${runTerminal.nGoesOn(key)}`, 'key')),
  ];
}
