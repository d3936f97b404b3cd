/** Facts of a run, told to the one who plays it. */
import { charmOf, consumableOf, type RunDiceScored, type RunEvent, type RunGame } from '@yaht/rules';
import { bossSentence, contentOf, kindsSentence, setName } from '../run-words.ts';
import { rollUntil, type About } from './about.ts';
import type { Said, Tellers } from './told.ts';

type AboutRun = About<RunGame>;
type Of<Type extends RunEvent['type']> = Extract<RunEvent, { readonly type: Type }>;

export const run: Tellers<RunEvent, AboutRun> = {
  SetChosen: ({ set, kinds }, { words }) => words.run.setChosen(setName(words, set), kindsSentence(words, kinds)),
  LevelStarted: ({ plan, boss, meals = [] }, { words }) => [
    ...meals.map(({ by, charm }) => words.run.eaten(charmOf(by).name, charmOf(charm).name)),
    words.run.level(plan),
    boss ? bossSentence(words, boss) : '',
  ],
  TurnStarted: ({ dice }, { words, until }) => {
    const turns = until().filter(({ type }) => type === 'TurnStarted').length;
    return [words.run.round(turns), dice ? words.rollio.rolled(1, dice) : ''];
  },
  DiceRolled: ({ dice }, about) => about.words.rollio.rolled(rollUntil(about), dice),
  DiceRerolled: ({ dice, hold }, { words }) => words.run.rerolled(...thrown(dice, hold)),
  DiceScored: scored,
  FlopShielded: ({ charm, usesLeft }, { words }) => words.run.shielded(charmOf(charm).name, usesLeft),
  Flopped: flopped,
  TurnPassed: ({ lost }, { words }) => words.run.flopped(lost),
  Banked: ({ points, total, money }, { words }) => [words.run.banked(points, total), earned(words, money)],
  LevelCleared: ({ level, income }, { words }) => [words.run.cleared(level), words.run.income(income)],
  LevelLost: ({ level }, { words }) => words.run.lost(level),
  RunWon: ({ level }, { words }) => words.run.won(level),
  RunEnded: (_, { words }) => words.run.ended,
  ShopOpened: (_, { words, game }) => words.run.shop(game.state.money),
  ShopRerolled: ({ paid }, { words }) => words.run.rerolledShop(paid),
  ShopLeft: (_, { words }) => words.run.shopLeft,
  WareBought: bought,
  CharmSold({ charm, got }, { words, before }) {
    const id = before().state.charms[charm];
    return id ? words.run.soldIt(charmOf(id).name, got) : '';
  },
  ConsumableSold({ consumable, got }, { words, before }) {
    const id = before().state.consumables[consumable];
    return id ? words.run.soldIt(consumableOf(id).name, got) : '';
  },
  CharmMoved: (_, { words }) => words.run.moved,
  ConsumableUsed: used,
};

const earned = ({ run: say }: AboutRun['words'], money: number): string =>
  money === 0 ? '' : money > 0 ? say.earned(money) : say.paid(-money);

/** The faces thrown again and their places, counted from 1. */
function thrown(dice: readonly number[], hold: readonly boolean[]): [number[], number[]] {
  const again = dice.flatMap((_, die) => (hold[die] ? [] : [die]));
  return [again.map(die => dice[die] ?? 0), again.map(die => die + 1)];
}

function scored(fact: RunDiceScored, { words, before }: AboutRun): Said {
  const { combinations, points, money, gained, cloned, pot, hotDice } = fact;
  return [
    words.run.scored(words.rollio.way(combinations), points),
    earned(words, money),
    ...gained.map(id => words.run.gained(consumableOf(id).name)),
    ...cloned.map(die => words.run.cloned(die + 1)),
    words.rollio.pot(pot),
    hotDice ? words.rollio.hotDice(before().state.turn?.kinds.length ?? 0) : '',
  ];
}

function flopped({ lost, penalty, banks }: Of<'Flopped'>, { words }: AboutRun): Said {
  return [words.run.flopped(lost), penalty > 0 ? words.run.penalty(penalty) : '', banks > 0 ? words.run.bankLost(banks) : ''];
}

/** Wares are known by their places, so their names are those of before. */
function bought({ ware, paid }: Of<'WareBought'>, { words, before }: AboutRun): Said {
  const wanted = before().state.shop?.wares[ware];
  return wanted ? words.run.bought(contentOf(wanted).name, paid) : '';
}

/** What was used, and the charm that it brought. */
function used({ consumable, kit }: Of<'ConsumableUsed'>, { words, before }: AboutRun): Said {
  const { consumables, charms } = before().state;
  const id = consumables[consumable];
  const gained = kit.charms.find(charm => !charms.includes(charm));
  return [id ? words.run.used(consumableOf(id).name) : '', gained ? words.run.gained(charmOf(gained).name) : ''];
}
