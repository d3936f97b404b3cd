/** What the facts of a run mean for the screen: what is shown until it was read, and one line for the log. */
import { momentsOf, type RunMoment, type RunView, type TableView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import { charmOf, consumableOf, type ConsumableId, type RunGame } from '@yaht/rules';
import type { Fact } from '../table/fact-sentences.ts';
import { freshRun, type RunDesk } from './run-state.ts';

/** The screen when it is opened: a level that nobody has begun is introduced. */
export function openedRun({ board, isMine }: TableView): RunDesk {
  if (board?.family !== 'run' || board.phase !== 'round' || !isMine || !isUntouched(board)) return freshRun;
  return { ...freshRun, pauses: [{ type: 'level', plan: board.level, boss: board.boss }] };
}

const isUntouched = ({ level, dice, pot }: RunView): boolean =>
  level.total === 0 && pot === 0 && level.roundsLeft === level.rounds && dice.every(({ face }) => face === null);

/** The screen after these facts; whoever only looks on is not kept waiting. */
export function afterFacts(run: RunDesk, facts: readonly Fact[], game: RunGame, isMine: boolean): RunDesk {
  const isNewPlace = facts.some(({ type }) => PLACES.includes(type));
  const isTakenBack = facts.some(({ type }) => type === 'Undone');
  const pauses = isMine ? momentsIn(facts, game).filter(moment => moment.type !== 'count') : [];
  return {
    ...run,
    ...(isNewPlace ? { at: 0, focus: 'dice' } : {}),
    die: null,
    hasAllWays: false,
    counting: null,
    pauses: isTakenBack ? [] : [...run.pauses, ...pauses],
  };
}

/** The player is somewhere else afterwards. */
const PLACES: readonly Fact['type'][] = ['SetChosen', 'LevelStarted', 'ShopOpened'];

/** What new facts have to show. */
export const momentsIn = (facts: readonly Fact[], game: RunGame): readonly RunMoment[] =>
  momentsOf(facts as RunGame['events'], game);

/** A fact of a run in one line; undefined for those that the screen shows by itself. */
export function runSentence(words: Messages, fact: Fact): string | undefined {
  const { run, rollio } = words;
  switch (fact.type) {
    case 'DiceScored':
      return run.scored(rollio.way(fact.combinations), fact.points);
    case 'Banked':
      return run.banked(fact.points, fact.total);
    case 'Flopped':
    case 'TurnPassed':
      return run.flopped(fact.lost);
    case 'FlopShielded':
      return run.shielded(charmOf(fact.charm).name, fact.usesLeft);
    case 'LevelStarted':
      return run.level(fact.plan);
    case 'LevelCleared':
      return run.cleared(fact.level);
    case 'LevelLost':
      return run.lost(fact.level);
    case 'RunWon':
      return run.won(fact.level);
    case 'ShopRerolled':
      return run.rerolledShop(fact.paid);
    case 'GameOver':
      return words.play.gameOver;
    case 'Undone':
      return run.undone;
    default:
      return undefined;
  }
}

/** What a wish in the shop or with a consumable brought; the names are those of before it. */
export function goodSentence({ run }: Messages, before: RunView, fact: Fact): string | undefined {
  switch (fact.type) {
    case 'WareBought': {
      const ware = before.wares[fact.ware]?.ware;
      return ware && run.bought((ware.kind === 'charm' ? charmOf(ware.id) : consumableOf(ware.id)).name, fact.paid);
    }
    case 'CharmSold': {
      const id = before.charms[fact.charm]?.id;
      return id && run.soldIt(charmOf(id).name, fact.got);
    }
    case 'ConsumableSold': {
      const id = before.consumables[fact.consumable]?.id;
      return id && run.soldIt(consumableOf(id).name, fact.got);
    }
    case 'ConsumableUsed': {
      const id = before.consumables[fact.consumable]?.id;
      return id && usedSentence(run, id, before, fact);
    }
    case 'CharmMoved':
      return run.moved;
    default:
      return undefined;
  }
}

type Used = Extract<Fact, { readonly type: 'ConsumableUsed' }>;

/** What was used, and the charm that it brought if it did. */
function usedSentence(run: Messages['run'], id: ConsumableId, { charms }: RunView, { kit }: Used): string {
  const gained = kit.charms.find(charm => charms.every(owned => owned.id !== charm));
  return [run.used(consumableOf(id).name), ...(gained ? [run.gained(charmOf(gained).name)] : [])].join(' ');
}
