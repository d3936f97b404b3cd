/** `/history`: the finished games of this device, each with what can be done with it. */
import { variantName, type Messages } from '@yaht/messages';
import { totals } from '@yaht/rules';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { RemoveButton } from '../design/TextButton.tsx';
import { stockOf } from '../design/paper.ts';
import { saves } from '../device/saves.ts';
import { useWords } from '../device/words.ts';
import { ownGames, type OwnGame } from './own-games.ts';
import styles from './People.module.css';

export function HistoryPage() {
  const { people } = useWords();
  const [games, setGames] = useState<readonly OwnGame[]>();
  const look = (): void => void ownGames().then(setGames, () => setGames([]));
  useEffect(look, []);
  return (
    <Page title={people.history} ground="desk">
      {games?.length === 0 && <p>{people.noHistory}</p>}
      <ul className={styles['slips']} data-testid="history">
        {games?.map(own => (
          <Line key={own.id} own={own} onForget={() => void saves.remove(own.id).then(look)} />
        ))}
      </ul>
    </Page>
  );
}

function Line({ own, onForget }: { readonly own: OwnGame; readonly onForget: () => void }) {
  const words = useWords();
  const { people } = words;
  const { id, game } = own;
  const { title, about } = linesOf(words, own);
  return (
    <li className={styles['slip']} data-stock={stockOf(game.start.variant)}>
      <span className={styles['stub']}>
        <b>{Math.max(...totals(game))}</b>
      </span>
      <span className={styles['text']}>
        <b>{title}</b>
        <small>{about}</small>
        <span className={styles['links']}>
          {game.family === 'scorecard' && <Link href={`/g/${id}/review`}>{people.review}</Link>}
          <Link href={`/check/${id}`}>{people.check}</Link>
        </span>
      </span>
      <RemoveButton label={`${people.deleteGame}: ${title}`} onPress={onForget} />
    </li>
  );
}

function linesOf(words: Messages, { game, endedAt, isAssisted, daily }: OwnGame) {
  const { people, daily: sentences } = words;
  const players = game.start.players.map(({ name }, seat) => `${name} ${totals(game)[seat] ?? 0}`).join(', ');
  const notes = [
    endedAt === null ? '' : new Date(endedAt).toLocaleDateString(document.documentElement.lang),
    isAssisted ? people.assisted : '',
    daily?.kind === 'offline' ? people.unverified : '',
  ];
  const name = variantName(words, game.start.variant);
  return {
    title: daily ? `${sentences.title(daily.day)}, ${name}` : name,
    about: [players, ...notes].filter(Boolean).join(' · '),
  };
}
