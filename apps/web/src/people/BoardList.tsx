/** A board: ranks that are shared where figures are, and one's own line in sight wherever it stands. */
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
};

type Props = {
  readonly lines: readonly BoardLine[];
  /** Where the reader stands, also when the lines do not reach so far. */
  readonly own: { readonly id?: string; readonly rank: number; readonly figure: string } | undefined;
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

function Line({ line: { rank, name, colour, figure, note }, isOwn }: { readonly line: BoardLine; readonly isOwn: boolean }) {
  const { daily } = useWords();
  return (
    <li data-own={isOwn} data-first={rank === 1}>
      <span className={styles['rank']}>{rank}</span>
      <Dot colour={colour as Colour} letter={name} />
      <span className={styles['name']}>
        {name}
        <small>{[isOwn ? daily.you : '', note].filter(Boolean).join(', ')}</small>
      </span>
      <b>{figure}</b>
    </li>
  );
}

/** The colour of a profile with its first letter, so that colour is never alone. */
export const Dot = ({ colour, letter }: { readonly colour: Colour; readonly letter: string }) => (
  <span className={styles['dot']} data-colour={colour} aria-hidden="true">
    {[...letter.trim()][0]?.toUpperCase() ?? '·'}
  </span>
);
