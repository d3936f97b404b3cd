/** How a duel stands when one's own run is over: who wins, or who still plays. */
import type { RivalView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import type { GameOver } from '@yaht/rules';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { useWords } from '../device/words.ts';
import { stageWord } from './rival-words.ts';
import styles from './DuelResult.module.css';

type Props = { readonly rivals: readonly RivalView[]; readonly over: GameOver | null };

export function DuelResult({ rivals, over }: Props) {
  const words = useWords();
  return (
    <section className={styles['result']} data-testid={over ? 'duel-over' : 'duel-waits'}>
      <h2>{titleOf(words, rivals, over)}</h2>
      <p>
        {over
          ? words.runOnline.byLevels
          : words.runOnline.waitFor(rivals.filter(({ isOver }) => !isOver).map(({ name }) => name))}
      </p>
      <ol>
        {rivals.map(rival => (
          <li key={rival.seat} data-won={over !== null && rival.rank === 1} data-testid={`standing-${rival.seat}`}>
            <span className={styles['rank']}>{rival.rank}</span>
            <PlayerMark seat={rival.seat} />
            <span className={styles['name']}>
              {rival.name}
              <small>{words.runOnline.cleared(rival.cleared)}</small>
            </span>
            {!rival.isOver && <small>{stageWord(words, rival)}</small>}
            <b>{words.runScreen.points(rival.score)}</b>
          </li>
        ))}
      </ol>
      <h3>{words.runOnline.yourRun}</h3>
    </section>
  );
}

/** Another duel can begin when this one is over. */
export const duelAction = ({ web, runOnline }: Messages, isOver: boolean) => ({
  text: web.rematch,
  reason: isOver ? undefined : runOnline.waiting,
});

function titleOf({ web, runOnline }: Messages, rivals: readonly RivalView[], over: GameOver | null): string {
  if (!over) return runOnline.waitTitle;
  return web.winner(rivals.filter(({ seat }) => over.winners.includes(seat)).map(({ name }) => name));
}
