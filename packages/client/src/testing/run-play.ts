/** Runs played at random, with charms and consumables out of nowhere, so that a screen meets all of them. */
import { play, type Chance, type RunGame } from '@yaht/rules';
import { chanceFrom, changed, freshRun, gifted, randomMove } from '@yaht/rules/testing';
import { pickFrom } from './play-by-view.ts';

type Fact = RunGame['events'][number];

/** The run after so many wishes; every fact is told on the way, with the run as it was before and as it is after it. */
export function playedRun(
  seed: number,
  wishes: number,
  onFacts: (facts: readonly Fact[], after: RunGame, before: RunGame) => void = () => {},
): RunGame {
  const chance: Chance = chanceFrom(seed);
  const pick = pickFrom(seed);
  let game = freshRun(chance);
  for (let i = 0; i < wishes && !game.over; i++) {
    const played = play(game, 0, randomMove(game, pick), chance);
    if (!played.ok) continue;
    const { events } = played.value;
    onFacts(events, played.value.game, game);
    const isGiven = events.some(({ type }) => type === 'SetChosen' || type === 'ShopOpened');
    game = isGiven ? changed(played.value.game, state => gifted(state, pick)) : played.value.game;
  }
  return game;
}
