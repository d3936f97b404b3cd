/** `/history`: the finished games of this device and of one's profile at the server, each with what can be done with it. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { Button } from '../design/Button.tsx';
import { RemoveButton } from '../design/TextButton.tsx';
import { saves } from '../device/saves.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { Stale } from './BoardNotes.tsx';
import { historyLines, type HistoryLine } from './history-lines.ts';
import { ownGames, type OwnGame } from './own-games.ts';
import { useServedGames } from './use-served-games.ts';
import styles from './People.module.css';

export function HistoryPage() {
  const words = useWords();
  const { people, boards } = words;
  const [games, setGames] = useState<readonly OwnGame[]>();
  const look = (): void => void ownGames().then(setGames, () => setGames([]));
  useEffect(look, []);
  const { games: served, seenAt, more } = useServedGames();
  const press = usePress();
  const lines = historyLines(words, games ?? [], served);
  return (
    <Page title={people.history} ground="desk">
      {seenAt !== undefined && <Stale at={seenAt} />}
      {games && lines.length === 0 && <p>{people.noHistory}</p>}
      <ul className={styles['slips']} data-testid="history">
        {lines.map(line => (
          <Line key={line.id} line={line} onForget={() => void saves.remove(line.id).then(look)} />
        ))}
      </ul>
      {more && (
        <p className={styles['more']}>
          <Button look="paper" testId="more-games" onPress={() => press(more)}>
            {boards.more}
          </Button>
        </p>
      )}
    </Page>
  );
}

function Line({ line, onForget }: { readonly line: HistoryLine; readonly onForget: () => void }) {
  const { people } = useWords();
  const { id, stock, best, title, about, canReview, isHere } = line;
  return (
    <li className={styles['slip']} data-stock={stock}>
      <span className={styles['stub']}>
        <b>{best}</b>
      </span>
      <span className={styles['text']}>
        <b>{title}</b>
        <small>{about}</small>
        <span className={styles['links']}>
          {canReview && (
            <>
              <Link href={`/g/${id}/review`}>{people.review}</Link>
              <Link href={`/g/${id}`}>{people.replay}</Link>
            </>
          )}
          <Link href={`/check/${id}`}>{people.check}</Link>
        </span>
      </span>
      {isHere && <RemoveButton label={`${people.deleteGame}: ${title}`} onPress={onForget} />}
    </li>
  );
}
