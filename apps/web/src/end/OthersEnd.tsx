/** The end of a game with others: who won by how much, everybody on the podium, and two facts about these people. */
import type { OverView, TableView } from '@yaht/client';
import { categoryName, type Words } from '@yaht/messages';
import { effective, type Game, type ScoreRecorded } from '@yaht/rules';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { useWords } from '../device/words.ts';
import { Standings } from '../play/Standings.tsx';
import { Cheer } from './Cheer.tsx';
import { Podium } from './Podium.tsx';
import { ReviewSlip } from './ReviewSlip.tsx';
import { metBefore } from './use-own-games.ts';
import type { OwnGame } from '../people/own-games.ts';
import styles from './OthersEnd.module.css';

type Props = {
  readonly view: TableView;
  readonly over: OverView;
  readonly game: Game;
  readonly games: readonly OwnGame[] | undefined;
  /** It has just ended on this screen. */
  readonly isFresh: boolean;
};

/** As many stand on a podium; with more, they are a list. */
const PODIUM = 4;

export function OthersEnd({ view, over, game, games, isFresh }: Props) {
  const words = useWords();
  const { players, room } = view;
  const hasWon = over.winners.some(seat => players[seat]?.isMine && !players[seat].bot);
  const facts = [...(games ? together(words, game, games) : []), ...bestRow(words, game)];
  return (
    <div className={styles['end']}>
      <header className={styles['head']}>
        <h2>{titleOf(words, view, over)}</h2>
        <p>{aboutOf(words, view, over)}</p>
        {view.isAssisted && <span className={styles['tag']}>{words.web.assisted}</span>}
      </header>
      {players.length <= PODIUM ? <Podium view={view} over={over} /> : <Standings view={view} over={over} />}
      {isFresh && hasWon && <Cheer />}
      {facts.length > 0 && (
        <ul className={styles['facts']}>
          {facts.map(({ seat, text }) => (
            <li key={text}>
              <PlayerMark seat={seat} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {game.family === 'scorecard' && <ReviewSlip game={game} isOwn={!room?.isSpectator} />}
    </div>
  );
}

/** How far the first is ahead of the next; level, they share the place. */
function titleOf({ web, end }: Words, { players }: TableView, { winners, standings }: OverView): string {
  const names = winners.map(seat => players[seat]?.name ?? '');
  const next = standings.find(({ rank }) => rank > 1);
  const by = (standings[0]?.total ?? 0) - (next?.total ?? 0);
  return names.length === 1 && next && by > 0 ? end.winsBy(names[0] ?? '', by) : web.winner(names);
}

function aboutOf({ web }: Words, { players }: TableView, { winners, standings }: OverView): string {
  const best = standings[0]?.total ?? 0;
  const next = standings.find(({ rank }) => rank > 1);
  const behind = next ? web.behind(players[next.seat]?.name ?? '', best - next.total) : '';
  return winners.length > 1 ? `${web.wonEach(best)} ${behind}`.trim() : web.wonWith(best);
}

type Fact = { readonly seat: number; readonly text: string };

/** Who has won most often among these players, once they have met more than once. */
function together({ end }: Words, game: Game, games: readonly OwnGame[]): readonly Fact[] {
  const { games: all, wins } = metBefore(games, game);
  const most = Math.max(...wins);
  const seat = wins.indexOf(most);
  return all < 2 || most === 0 ? [] : [{ seat, text: end.together(game.start.players[seat]?.name ?? '', most, all) }];
}

/** The row of the whole game that brought most. */
function bestRow(words: Words, game: Game): readonly Fact[] {
  if (game.family !== 'scorecard') return [];
  const rows = effective(game.events).filter((event): event is ScoreRecorded => event.type === 'ScoreRecorded');
  const worth = ({ points, bonus }: ScoreRecorded): number => points + bonus;
  const best = rows.toSorted((one, other) => worth(other) - worth(one))[0];
  if (!best || worth(best) === 0) return [];
  const { seat, category } = best;
  const name = game.start.players[seat]?.name ?? '';
  return [{ seat, text: words.end.bestRow(name, categoryName(words, game.start.variant, category), worth(best)) }];
}
