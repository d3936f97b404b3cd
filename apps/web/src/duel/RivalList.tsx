/** Everybody in the duel, the furthest first: the level, what it asks for, the pot, the money. */
import type { RivalView } from '@yaht/client';
import type { Seat } from '@yaht/rules';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import { stageWord } from './rival-words.ts';
import styles from './RivalList.module.css';

/** For whoever may look at the runs of others: whose run is shown, and how to see another. */
export type Watching = { readonly seat: Seat; readonly onWatch: (seat: Seat) => void };

type Props = { readonly rivals: readonly RivalView[]; readonly levels: number; readonly watching?: Watching | undefined };

export function RivalList({ rivals, levels, watching }: Props) {
  return (
    <ol className={styles['list']} data-testid="rival-list">
      {rivals.map(rival => (
        <Rival key={rival.seat} rival={rival} levels={levels} watching={watching} />
      ))}
    </ol>
  );
}

type RivalProps = { readonly rival: RivalView; readonly levels: number; readonly watching: Watching | undefined };

function Rival({ rival, levels, watching }: RivalProps) {
  const words = useWords();
  const { runOnline, web } = words;
  const { seat, rank, name, isMine, isLeading, isOver, stage, level, total, threshold, pot, money, score } = rival;
  const isPlaying = stage === 'round';
  return (
    <li data-mine={isMine} data-stage={stage} data-testid={`rival-${seat}`}>
      <span className={styles['rank']}>{rank}</span>
      <PlayerMark seat={seat} />
      <span className={styles['name']}>
        {name}
        {isMine && <small> {web.you}</small>}
      </span>
      <em data-stage={stage}>{stageWord(words, rival)}</em>
      <span className={styles['level']}>
        {runOnline.levelOf(Math.max(1, level), levels)}
        {isLeading && <small>, {runOnline.leads}</small>}
      </span>
      <b className={styles['score']}>{runOnline.score(score)}</b>
      {isPlaying && <Goal total={total} pot={pot} threshold={threshold} />}
      <span className={styles['rest']}>
        {isPlaying && <span>{runOnline.of(total, threshold)}</span>}
        {isPlaying && pot > 0 && <i>{runOnline.pot(pot)}</i>}
        {!isOver && stage !== 'choosing' && <span>${money}</span>}
      </span>
      {watching && (
        <span className={styles['watch']}>
          {watching.seat === seat ? (
            <small>{runOnline.watched}</small>
          ) : (
            <TextButton testId={`watch-${seat}`} onPress={() => watching.onWatch(seat)}>
              {isMine ? runOnline.yourRun : runOnline.watch(name)}
            </TextButton>
          )}
        </span>
      )}
    </li>
  );
}

/** Banked in ink; the pot, which may be lost, in pencil. */
function Goal({ total, pot, threshold }: { readonly total: number; readonly pot: number; readonly threshold: number }) {
  const share = (points: number): string => `${Math.min(100, (100 * points) / threshold)}%`;
  return (
    <svg className={styles['goal']} aria-hidden="true">
      <rect className={styles['pot']} width={share(total + pot)} height="100%" />
      <rect className={styles['banked']} width={share(total)} height="100%" />
    </svg>
  );
}
