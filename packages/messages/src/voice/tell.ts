/** The one place where a fact becomes a sentence: for logs, for those who listen, and for the line mode. */
import type {
  DuelGame,
  Event,
  RollioEvent,
  RollioGame,
  RunEvent,
  RunGame,
  ScorecardEvent,
  ScorecardGame,
  Seat,
  SharedEvent,
} from '@yaht/rules';
import type { Words } from '../messages.ts';
import { aboutFact, type About } from './about.ts';
import { people } from './people.ts';
import { rivals } from './rivals.ts';
import { rollio } from './rollio.ts';
import { run } from './run.ts';
import { scorecard } from './scorecard.ts';
import { shared } from './shared.ts';
import { tellBy, type Line, type PeopleFact, type PresenceChanged, type Said, type Scene, type Told } from './told.ts';
import { TOPICS, type Topic } from './topics.ts';

/** What a line says; null where the screen leaves its topic out, or where it is no news to these readers. */
export function tell(words: Words, scene: Scene, line: Line, leftOut: readonly Topic[] = []): string | null {
  const told = toldIn(line);
  return leftOut.includes(TOPICS[told.type]) ? null : remembered(words, scene, told, whoIn(line));
}

/** A fact of a game, where nothing is known of the people around it. */
export const gameLine = (event: Event): Line => ({ kind: 'fact', fact: { event }, who: null });

const toldIn = (line: Line): Told => {
  switch (line.kind) {
    case 'fact':
      return line.fact.event;
    case 'chat':
      return { type: 'ChatMessage', text: line.text };
    case 'presence':
      return { type: 'PresenceChanged', online: line.online };
  }
};

const whoIn = (line: Line): string => (line.kind === 'fact' ? line.who : line.name) ?? '';

/** A log is drawn again and again; what was said of a fact stays as it was said, also when the next game is on. */
const memory = new WeakMap<Told, { readonly words: Words; readonly isDuel: boolean; readonly text: string | null }>();

function remembered(words: Words, scene: Scene, told: Told, who: string): string | null {
  const isDuel = scene.game?.family === 'duel';
  const known = memory.get(told);
  if (known?.words === words && known.isDuel === isDuel) return known.text;
  const said = say(words, scene, told, who);
  const text = (typeof said === 'string' ? said : said.filter(Boolean).join(' ')) || null;
  memory.set(told, { words, isDuel, text });
  return text;
}

function say(words: Words, { game, seats }: Scene, told: Told, who: string): Said {
  if (isAboutPeople(told)) return tellBy(people, told, { words, who, seats });
  const about = game && aboutFact(words, game, told);
  if (!about) return '';
  return isShared(told) ? tellBy(shared, told, about) : sayInFamily(told, about, seats);
}

const isAboutPeople = (told: Told): told is PeopleFact | PresenceChanged => Object.hasOwn(people, told.type);
const isShared = (told: Event): told is SharedEvent => Object.hasOwn(shared, told.type);

/** A fact is of the family of its game. */
function sayInFamily(fact: Exclude<Event, SharedEvent>, about: About, seats: readonly Seat[]): Said {
  switch (about.game.family) {
    case 'scorecard':
      return tellBy(scorecard, fact as ScorecardEvent, about as About<ScorecardGame>);
    case 'rollio':
      return tellBy(rollio, fact as RollioEvent, about as About<RollioGame>);
    case 'run':
      return tellBy(run, fact as RunEvent, about as About<RunGame>);
    case 'duel':
      // One's own run is told where it is played.
      return seats.includes(fact.seat) ? '' : tellBy(rivals, fact as RunEvent, about as About<DuelGame>);
  }
}
