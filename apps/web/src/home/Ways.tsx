/** The other rooms of the house, below the main button: a picture and a word each. */
import { Link } from 'wouter';
import { Icon, type IconName } from '../design/Icon.tsx';
import { useWords } from '../device/words.ts';
import { useDue } from '../puzzles/use-due.ts';
import styles from './Ways.module.css';

export function Ways() {
  const { web, puzzles } = useWords();
  const due = useDue();
  const { online, ranks, album, games } = web.ways;
  return (
    <nav className={styles['ways']} aria-label={web.home}>
      <Way href="/join" icon="people" text={online} />
      <Way href="/puzzles" icon="puzzle" text={web.ways.puzzles} note={due > 0 ? puzzles.due(due) : undefined} count={due} />
      <Way href="/boards" icon="board" text={ranks} />
      <Way href="/runs" icon="book" text={album} />
      <Way href="/history" icon="again" text={games} />
    </nav>
  );
}

type WayProps = {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
  /** What waits there, in words and as a number. */
  readonly note?: string | undefined;
  readonly count?: number;
};

function Way({ href, icon, text, note, count }: WayProps) {
  return (
    <Link href={href}>
      <Icon name={icon} />
      <span>{text}</span>
      {note !== undefined && (
        <small>
          <span aria-hidden="true">{count}</span>
          <span className="unseen">{note}</span>
        </small>
      )}
    </Link>
  );
}
