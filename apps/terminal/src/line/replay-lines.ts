/** A game that was played, told again in lines: what happened, in the order it happened. */
import { messagesFor, variantName, type Language } from '@yaht/messages';
import { extend, replay, type Event, type Game } from '@yaht/rules';
import { screenFor } from './screen-for.ts';

/** The whole game, with a title; some facts are told by where the game stood right after them. */
export function replayLines(game: Game, language: Language): readonly string[] {
  const words = messagesFor(language);
  const { family, start } = game;
  const screen = screenFor(family, words, language);
  const events: readonly Event[] = game.events;
  const title = `${start.id}: ${variantName(words, start.variant)}, ${start.players.map(({ name }) => name).join(', ')}`;
  const lines = [title];
  let shown = replay(events.slice(0, 1));
  for (const event of events.slice(1)) {
    shown = extend(shown, [event]);
    lines.push(...screen.teller.events([event], shown));
  }
  return lines;
}
