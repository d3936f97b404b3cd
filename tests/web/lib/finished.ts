/** Games that were played to their end on some device, as a document that the app reads. */
import { saveOf } from '@yaht/client';
import { effective, fault, play, startGame, variantById, type Command, type Game } from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing';
import { categoriesOf, facesOf } from '@yaht/solver';

const yahtzee = variantById('yahtzee') ?? fault('no Yahtzee');

/** One roll a turn, the first row that is open. */
function finishedGame(seed: number, withHint: boolean): Game {
  const id = `${(1_790_000_000_000 + 1_000 * seed).toString(36).padStart(9, '0')}-0000000${seed}`;
  const chance = chanceFrom(seed);
  const started = startGame({ id, variant: yahtzee, players: [{ name: 'Ann' }] }, chance);
  let game: Game = started.ok ? started.value.game : fault('the game did not start');
  const move = (command: Command): void => {
    const played = play(game, 0, command, chance);
    if (played.ok) game = played.value.game;
  };
  if (withHint) move({ type: 'Hint' });
  while (!game.over) {
    const open = yahtzee.family === 'scorecard' ? Object.keys(yahtzee.categories) : [];
    const filled = categoriesOf(effective(game.events), 0);
    move({ type: 'RollDice' });
    for (const category of open.filter(name => !(name in filled))) {
      const before = game;
      move({ type: 'ScoreCategory', category });
      if (game !== before) break;
    }
  }
  return game;
}

/** So many games that count and one with a hint, with the scores and faces of those that count. */
export function finishedGames(count: number) {
  const counted = Array.from({ length: count }, (_, i) => finishedGame(i + 1, false));
  const all = [...counted, finishedGame(count + 1, true)];
  const games = all.map(game => ({ id: game.start.id, save: saveOf({ game, secret: 'ab'.repeat(32) }) }));
  const faces = counted.map(game => facesOf(yahtzee, effective(game.events), 0));
  return {
    document: { schema: 'yaht.saves/1', games },
    scores: counted.map(({ over }) => over?.totals[0] ?? 0),
    faces: [0, 1, 2, 3, 4, 5].map(face => faces.reduce((sum, each) => sum + (each[face] ?? 0), 0)),
  };
}
