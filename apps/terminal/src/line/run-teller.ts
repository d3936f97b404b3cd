/** Facts of a run as sentences. */
import { bossSentence, contentOf, contentText, kindsSentence, setRow, stepLines, type Messages } from '@yaht/messages';
import {
  bestInRun,
  charmOf,
  consumableOf,
  replay,
  runOffersFor,
  runScore,
  waysInRun,
  type RunDiceScored,
  type RunEvent,
  type RunGame,
  type RunState,
  type SharedEvent,
} from '@yaht/rules';

/** The sentences for what happened and for where the run stands. */
export function runTeller(words: Messages) {
  const { run, rollio } = words;

  /** Facts are told as they were when they happened: some name things that are gone by now. */
  function events(facts: RunGame['events'], game: RunGame): readonly string[] {
    const first = game.events.length - facts.length;
    return facts.flatMap((fact, i) => tell(fact, game, () => stateBefore(game, first + i)));
  }

  function tell(fact: RunEvent | SharedEvent, game: RunGame, before: () => RunState): readonly string[] {
    switch (fact.type) {
      case 'SetChosen':
        return [run.setChosen(run.sets[fact.set] ?? fact.set, kindsSentence(words, fact.kinds))];
      case 'LevelStarted':
        return ['', run.level(fact.plan), ...(fact.boss ? [bossSentence(words, fact.boss)] : [])];
      case 'TurnStarted':
        return ['', ...standing(game.state)];
      case 'DiceRolled':
        return [rollio.rolled(game.state.turn?.rolls || 1, fact.dice), ...offers(game)];
      case 'DiceRerolled':
        return [run.rerolled(...thrown(fact.dice, fact.hold)), ...offers(game)];
      case 'DiceScored':
        return scored(fact, game);
      case 'FlopShielded':
        return [run.shielded(charmOf(fact.charm).name, fact.usesLeft), ...offers(game)];
      case 'Flopped':
        return [
          run.flopped(fact.lost),
          ...(fact.penalty > 0 ? [run.penalty(fact.penalty)] : []),
          ...(fact.banks > 0 ? [run.bankLost(fact.banks)] : []),
        ];
      case 'TurnPassed':
        return [run.flopped(fact.lost)];
      case 'Banked':
        return [...stepLines(words, fact.steps), run.banked(fact.points, fact.total), ...earned(fact.money)];
      case 'Undone':
        return [run.undone, ...position(game)];
      case 'GameOver':
        return ['', run.over(fact.totals[0] ?? 0, game.state.level.level, game.state.won)];
      default:
        return tellShop(fact, game, before);
    }
  }

  function tellShop(fact: RunEvent | SharedEvent, game: RunGame, before: () => RunState): readonly string[] {
    switch (fact.type) {
      case 'LevelCleared':
        return ['', run.cleared(fact.level), run.income(fact.income)];
      case 'LevelLost':
        return ['', run.lost(fact.level)];
      case 'RunWon':
        return [run.won(fact.level)];
      case 'ShopOpened':
        return ['', ...shop(game)];
      case 'ShopRerolled':
        return [run.rerolledShop(fact.paid), ...shop(game)];
      case 'WareBought': {
        const ware = before().shop?.wares[fact.ware];
        return ware ? [run.bought(contentOf(ware).name, fact.paid)] : [];
      }
      case 'CharmSold': {
        const id = before().charms[fact.charm];
        return id ? [run.soldIt(charmOf(id).name, fact.got)] : [];
      }
      case 'ConsumableSold': {
        const id = before().consumables[fact.consumable];
        return id ? [run.soldIt(consumableOf(id).name, fact.got)] : [];
      }
      case 'CharmMoved':
        return [run.moved, ...charmLines(game.state)];
      case 'ConsumableUsed': {
        const id = before().consumables[fact.consumable];
        return [...(id ? [run.used(consumableOf(id).name)] : []), ...kit(game)];
      }
      default:
        return [];
    }
  }

  function scored({ combinations, points, steps, money, gained, cloned, pot, hotDice }: RunDiceScored, game: RunGame) {
    return [
      run.scored(rollio.way(combinations), points),
      ...stepLines(words, steps),
      ...earned(money),
      ...gained.map(id => run.gained(consumableOf(id).name)),
      ...cloned.map(die => run.cloned(die + 1)),
      [rollio.pot(pot), hotDice ? rollio.hotDice(game.state.turn?.kinds.length ?? 0) : ''].filter(Boolean).join(' '),
      ...offers(game),
    ];
  }

  const earned = (money: number): readonly string[] => (money === 0 ? [] : [money > 0 ? run.earned(money) : run.paid(-money)]);

  /** What scores most, what rolling on risks, or that nothing scores. */
  function offers({ start, state }: RunGame): readonly string[] {
    const { turn } = state;
    if (!turn?.dice || state.phase !== 'round') return [];
    const { now, isFlopping } = runOffersFor(start.variant, state);
    if (turn.scored) return now ? [run.risk(now.dice, now.flopRisk, now.isExact)] : [];
    if (isFlopping) return [run.nothingScores(state.level.rerollsLeft)];
    const { dice } = bestInRun(start.variant, state);
    const ways = waysInRun(start.variant, state, dice);
    const best = ways.ok ? ways.value.ways[0] : undefined;
    return best
      ? [
          rollio.best(
            dice.map(die => die + 1),
            best.partition.combinations,
            Math.round(best.preview.average),
          ),
        ]
      : [];
  }

  function standing({ level, turns }: RunState): readonly string[] {
    const { total, threshold, banksLeft, roundsLeft, rerollsLeft } = level;
    return [`${run.round(turns)} ${run.standing(total, threshold, banksLeft, roundsLeft, rerollsLeft)}`];
  }

  function shop({ start, state }: RunGame): readonly string[] {
    const { wares, nextLevel } = runOffersFor(start.variant, state);
    const rows = wares.map((offer, place) => {
      if (!offer) return run.sold(place + 1);
      const content = contentOf(offer.ware);
      const kind = 'rarity' in content ? words.rollioScore.rarities[content.rarity] : run.consumable;
      return run.ware(place + 1, content.name, offer.price, contentText(words, offer.ware.id, content), kind);
    });
    const boss = state.shop?.boss;
    const next = nextLevel ? [`${run.next}: ${run.level(nextLevel)}`, ...(boss ? [bossSentence(words, boss)] : [])] : [];
    return [run.shop(state.money), ...rows, ...next];
  }

  function charmLines(state: RunState): readonly string[] {
    return [
      run.charms(state.charms.length, state.charmSlots),
      ...state.charms.map((id, place) => run.owned(String(place + 1), charmOf(id).name, contentText(words, id, charmOf(id)))),
    ];
  }

  /** Everything the player has. */
  function kit({ state }: RunGame): readonly string[] {
    return [
      run.kit(state.money, runScore(state)),
      run.set(kindsSentence(words, state.kinds)),
      ...charmLines(state),
      run.consumables(state.consumables.length, state.consumableSlots),
      ...state.consumables.map((id, place) =>
        run.owned(letterOf(place), consumableOf(id).name, contentText(words, id, consumableOf(id))),
      ),
    ];
  }

  /** Where the run stands, for somebody who looks up. */
  function position(game: RunGame): readonly string[] {
    const { state, start } = game;
    const { turn } = state;
    if (state.phase === 'set') return [run.chooseSet, ...start.variant.sets.map((id, i) => `  ${i + 1}. ${setRow(words, id)}`)];
    if (state.phase === 'shop') return shop(game);
    const boss = state.level.boss ? [bossSentence(words, state.level.boss)] : [];
    const dice = turn?.dice ? [rollio.rolled(turn.rolls, turn.dice)] : [];
    return [
      run.level(state.level),
      ...boss,
      ...standing(state),
      ...dice,
      ...(turn?.pot ? [rollio.pot(turn.pot)] : []),
      ...offers(game),
    ];
  }

  return { events, position, offers, kit };
}

/** Consumables have letters, so that no number means two things. */
const letterOf = (place: number): string => String.fromCharCode(97 + place);

const stateBefore = ({ events, state }: RunGame, count: number): RunState => {
  const before = replay(events.slice(0, count));
  return before.family === 'run' ? before.state : state;
};

/** The faces thrown again and their places, counted from 1. */
function thrown(dice: readonly number[], hold: readonly boolean[]): [number[], number[]] {
  const again = dice.flatMap((_, die) => (hold[die] ? [] : [die]));
  return [again.map(die => dice[die] ?? 0), again.map(die => die + 1)];
}
