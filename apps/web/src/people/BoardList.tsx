/** A board: ranks that are shared where figures are, and one's own line in sight wherever it stands. */
import { Link } from 'wouter';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../device/words.ts';
import type { Colour } from './account.ts';
import styles from './BoardList.module.css';

export type BoardLine = {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  readonly colour: string;
  readonly figure: string;
  readonly note: string;
  /** Places won since this morning; null for whoever is new, missing where nobody compares. */
  readonly moved?: number | null;
  /** The game to look at. */
  readonly game?: string;
};

type Own = Pick<BoardLine, 'rank' | 'figure'> & Partial<BoardLine>;

type Props = {
  readonly lines: readonly BoardLine[];
  /** Where the reader stands, also when the lines do not reach so far. */
  readonly own: Own | undefined;
  readonly name: string;
};

export function BoardList({ lines, own, name }: Props) {
  const { daily } = useWords();
  const isOwn = (line: BoardLine): boolean =>
    own !== undefined && (own.id === undefined ? line.rank === own.rank && line.name === name : line.id === own.id);
  const isListed = lines.some(isOwn);
  return (
    <ol className={styles['board']} data-testid="board">
      {lines.map(line => (
        <Line key={line.id} line={line} isOwn={isOwn(line)} />
      ))}
      {own && !isListed && <Line line={{ id: 'own', colour: 'sky', name: name || daily.you, note: '', ...own }} isOwn />}
    </ol>
  );
}

function Line({ line, isOwn }: { readonly line: BoardLine; readonly isOwn: boolean }) {
  const { daily, boards } = useWords();
  const { rank, name, colour, figure, note, moved, game } = line;
  return (
    <li data-own={isOwn} data-first={rank === 1} tabIndex={-1}>
      <span className={styles['rank']}>{rank}</span>
      <Dot colour={colour as Colour} letter={name} />
      <span className={styles['name']}>
        {name}
        <small>
          {[isOwn ? daily.you : '', note].filter(Boolean).join(', ')}
          {moved !== undefined && <Moved places={moved} />}
        </small>
      </span>
      {game !== undefined && (
        <Link href={`/check/${game}`} className={styles['proof']} aria-label={boards.proofOf(name)} title={boards.verified}>
          <Icon name="shield" />
        </Link>
      )}
      <b>{figure}</b>
    </li>
  );
}

/** A sign for the eye, and the same in words. */
function Moved({ places }: { readonly places: number | null }) {
  const { boards } = useWords();
  if (places === 0) return null;
  const [sign, text] =
    places === null
      ? [boards.freshWord, boards.fresh]
      : places > 0
        ? [`▲${places}`, boards.up(places)]
        : [`▼${-places}`, boards.down(-places)];
  return (
    <span className={styles['moved']} title={text}>
      <span aria-hidden="true">{sign}</span>
      <span className="unseen">, {text}</span>
    </span>
  );
}

/** The colour of a profile with its first letter, so that colour is never alone. */
export const Dot = ({ colour, letter }: { readonly colour: Colour; readonly letter: string }) => (
  <span className={styles['dot']} data-colour={colour} aria-hidden="true">
    {[...letter.trim()][0]?.toUpperCase() ?? '·'}
  </span>
);
