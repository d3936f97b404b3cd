/** Players by rank: place, sign, name with a note, and what they came to; whoever has won stands out. */
import { PlayerMark } from './PlayerMark.tsx';
import styles from './RankedPlayers.module.css';

export type RankedPlayer = {
  readonly seat: number;
  readonly rank: number;
  readonly name: string;
  readonly note: string;
  readonly figure: string | number;
  readonly hasWon: boolean;
  /** What keeps the figure from being the last word. */
  readonly state?: string | undefined;
};

export const RankedPlayers = ({ players }: { readonly players: readonly RankedPlayer[] }) => (
  <ol className={styles['list']}>
    {players.map(({ seat, rank, name, note, figure, hasWon, state }) => (
      <li key={seat} data-won={hasWon} data-testid={`standing-${seat}`}>
        <span className={styles['rank']}>{rank}</span>
        <PlayerMark seat={seat} />
        <span className={styles['name']}>
          {name}
          <small>{note}</small>
        </span>
        {state !== undefined && <small>{state}</small>}
        <b>{figure}</b>
      </li>
    ))}
  </ol>
);
