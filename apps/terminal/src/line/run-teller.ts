/** Facts of a run as sentences. */
import {
  armedSentence,
  bossSentence,
  contentOf,
  contentText,
  kindsSentence,
  levelsSentence,
  setRow,
  stepLines,
  type Messages,
} from '@yaht/messages';
import {
  bestInRun,
  charmOf,
  consumableOf,
  runOffersFor,
  runScore,
  waysInRun,
  type RunEvent,
  type RunGame,
  type RunState,
  type SharedEvent,
} from '@yaht/rules';
import { factLines, turnLines } from './table-teller.ts';

/** The sentences for what happened and for where the run stands. */
export function runTeller(words: Messages) {
  const { run, rollio } = words;

  /** Before anything has happened there is still the choice of dice to tell. */
  const events = (facts: RunGame['events'], game: RunGame): readonly string[] =>
    facts.length === 0 ? position(game) : facts.flatMap(fact => tell(fact, game));

  /** What happened, what it opened, and how the run stands after it. */
  function tell(fact: RunEvent | SharedEvent, game: RunGame): readonly string[] {
    const said = factLines(words, game, fact);
    switch (fact.type) {
      case 'LevelStarted':
      case 'LevelCleared':
      case 'LevelLost':
      case 'GameOver':
        return ['', ...said];
      case 'TurnStarted':
        return turnLines(words, game, fact, [standing(game.state)], offers(game));
      case 'DiceRolled':
      case 'DiceRerolled':
      case 'FlopShielded':
        return [...said, ...offers(game)];
      case 'DiceScored':
        return [...said, ...stepLines(words, fact.steps), ...offers(game)];
      case 'Banked':
        return [...said, ...stepLines(words, fact.steps)];
      case 'Undone':
        return [...said, ...position(game)];
      case 'ShopOpened':
        return ['', ...said, ...shop(game)];
      case 'ShopRerolled':
        return [...said, run.shop(game.state.money), ...shop(game)];
      case 'CharmMoved':
        return [...said, ...charmLines(game.state)];
      case 'ConsumableUsed':
        return [...said, ...kit(game)];
      default:
        return said;
    }
  }

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

  const standing = ({ level }: RunState): string =>
    run.standing(level.total, level.threshold, level.banksLeft, level.roundsLeft, level.rerollsLeft);

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
    return [...rows, ...next];
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
      ...[armedSentence(words, state.armed), levelsSentence(words, state.levels)].filter(Boolean),
    ];
  }

  /** Where the run stands, for somebody who looks up. */
  function position(game: RunGame): readonly string[] {
    const { state, start } = game;
    const { turn } = state;
    if (state.phase === 'set') return [run.chooseSet, ...start.variant.sets.map((id, i) => `  ${i + 1}. ${setRow(words, id)}`)];
    if (state.phase === 'shop') return [run.shop(state.money), ...shop(game)];
    const boss = state.level.boss ? [bossSentence(words, state.level.boss)] : [];
    const dice = turn?.dice ? [rollio.rolled(turn.rolls, turn.dice)] : [];
    return [
      run.level(state.level),
      ...boss,
      `${run.round(state.turns)} ${standing(state)}`,
      ...dice,
      ...(turn?.pot ? [rollio.pot(turn.pot)] : []),
      ...offers(game),
    ];
  }

  return { events, position, offers, kit };
}

/** Consumables have letters, so that no number means two things. */
const letterOf = (place: number): string => String.fromCharCode(97 + place);
