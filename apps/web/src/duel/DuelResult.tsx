/** How a duel stands when one's own run is over: who wins, or who still plays. */
import type { RivalView } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import type { GameOver } from '@yaht/rules';
import { RankedPlayers } from '../design/RankedPlayers.tsx';
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
      <RankedPlayers
        players={rivals.map(rival => ({
          ...rival,
          note: words.runOnline.cleared(rival.cleared),
          figure: words.runScreen.points(rival.score),
          hasWon: over !== null && rival.rank === 1,
          state: rival.isOver ? undefined : stageWord(words, rival),
        }))}
      />
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
