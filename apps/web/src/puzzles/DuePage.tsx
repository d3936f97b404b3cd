/** `/puzzles/due`: the puzzles that wait today, one after the other; with `?id=…` a single one, whenever it is due. */
import { dueAmong, type KeptPuzzle } from '@yaht/coach';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { useWords } from '../device/words.ts';
import { useAnswer } from '../review/use-found.ts';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { today } from './shelf.ts';
import { keepAnswer, keptPuzzles } from './store.ts';
import styles from './Puzzles.module.css';

export function DuePage() {
  const { puzzles } = useWords();
  const id = new URLSearchParams(useSearch()).get('id');
  const found = useAnswer(id ?? 'due', () => puzzlesFor(id));
  if (!found) return null;
  if (found === 'broken') return <Empty text={puzzles.broken} />;
  return <Session puzzles={found} />;
}

/** As they are when the session begins: what is answered in it does not leave it. */
async function puzzlesFor(id: string | null): Promise<readonly KeptPuzzle[] | 'broken'> {
  try {
    const kept = await keptPuzzles();
    return id === null ? dueAmong(kept, today()) : kept.filter(puzzle => puzzle.id === id);
  } catch {
    return 'broken';
  }
}

function Session({ puzzles: session }: { readonly puzzles: readonly KeptPuzzle[] }) {
  const { puzzles } = useWords();
  const [, go] = useLocation();
  const [at, setAt] = useState(0);
  const [solved, setSolved] = useState(0);
  const puzzle = session[at];
  if (!puzzle) return <Done solved={solved} all={session.length} />;
  const answer = async (isSolved: boolean): Promise<string | undefined> => {
    if (isSolved) setSolved(solved + 1);
    const { due } = await keepAnswer(puzzle, isSolved);
    return puzzles.backIn(due === null ? null : due - today());
  };
  const isLast = at === session.length - 1;
  return (
    <PuzzleScreen
      key={puzzle.id}
      position={puzzle.position}
      title={`${puzzles.title}, ${puzzles.ofAll(at + 1, session.length)}`}
      next={{
        text: isLast ? puzzles.finish : puzzles.next,
        go: () => (isLast && session.length === 1 ? go('/puzzles') : setAt(at + 1)),
      }}
      onAnswered={isSolved => answer(isSolved).catch(() => puzzles.broken)}
    />
  );
}

function Done({ solved, all }: { readonly solved: number; readonly all: number }) {
  const { puzzles } = useWords();
  return (
    <Page title={puzzles.title} back="/puzzles">
      <p className={styles['done']} role="status">
        {all === 0 ? puzzles.noneDue : puzzles.sessionDone(solved, all)}
      </p>
      <p className={styles['links']}>
        <Link href="/puzzles">{puzzles.finish}</Link>
      </p>
    </Page>
  );
}
