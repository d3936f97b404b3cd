/** How fast the rules are, through their public functions: `npm run bench rules`. */
import { fairChance, seedFromText } from '@yaht/fair';
import {
  emptyCard,
  offersFor,
  parseDice,
  play,
  replay,
  startGame,
  scorecardVariants,
  type Chance,
  type ScorecardGame,
  type ScorecardVariant,
} from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing';
import { measure, perMinute, print } from './measure.ts';

const [yahtzee] = scorecardVariants as readonly [ScorecardVariant];
const dice = parseDice('33344');
const roll = dice.ok ? dice.value : [];

/** A whole game for two: each turn three rolls that keep the dice of the commonest face, then the best offer. */
function wholeGame(chance: Chance, seed: number): ScorecardGame {
  const started = startGame({ id: `game-${seed}`, variant: yahtzee, players: [{ name: 'Ann' }, { name: 'Ben' }] }, chance);
  if (!started.ok) throw new Error(started.error);
  let { game } = started.value;
  while (game.state.turn) {
    const { seat, dice: faces, rollsLeft } = game.state.turn;
    const command =
      rollsLeft > 0
        ? ({ type: 'RollDice', ...(faces ? { hold: faces.map(face => face === commonest(faces)) } : {}) } as const)
        : ({ type: 'ScoreCategory', category: bestOffer(game, seat) } as const);
    const played = play(game, seat, command, chance);
    const scored = played.ok ? played : play(game, seat, { type: 'ScoreCategory', category: bestOffer(game, seat) }, chance);
    if (!scored.ok) throw new Error(scored.error);
    game = scored.value.game;
  }
  return game;
}

const commonest = (faces: readonly number[]): number =>
  faces.reduce((best, face) =>
    faces.filter(other => other === face).length > faces.filter(other => other === best).length ? face : best,
  );

const bestOffer = ({ state }: ScorecardGame, seat: number): string =>
  offersFor(yahtzee, state.cards[seat] ?? emptyCard, state.turn?.dice ?? null)
    .filter(({ allowed }) => allowed)
    .reduce((a, b) => ((b.points ?? 0) > (a.points ?? 0) ? b : a)).category;

let seed = 0;
const finished = wholeGame(chanceFrom(1), 1);
const keyed = (): Chance => fairChance({ seed: seedFromText('bench'), gameId: `game-${++seed}`, playerSeeds: ['', ''] });

const rows = await measure({
  'points of all 13 categories for one roll': () => offersFor(yahtzee, emptyCard, roll),
  'a whole game for two through play, plain chance': () => wholeGame(chanceFrom(++seed), seed),
  'the same with keyed, verifiable dice': () => wholeGame(keyed(), seed),
  'replay of that finished game': () => replay(finished.events),
});
print('Rules: Yahtzee, one core', rows);
const plain = rows[1];
if (plain) process.stdout.write(`${perMinute(plain)} whole two-player games per minute (the aim is 50,000)\n`);
