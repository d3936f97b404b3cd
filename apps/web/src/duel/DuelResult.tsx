/** How a duel stands when one's own run is over: who wins, or who still plays. */
import type { RivalView } from '@yaht/client';
import type { Words } from '@yaht/messages';
import type { GameOver } from '@yaht/rules';
import { RankedPlayers } from '../design/RankedPlayers.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import type { Watching } from './RivalList.tsx';
import { stageWord } from './rival-words.ts';
import styles from './DuelResult.module.css';

type Props = {
  readonly rivals: readonly RivalView[];
  readonly over: GameOver | null;
  readonly watching: Watching | undefined;
};

export function DuelResult({ rivals, over, watching }: Props) {
  const words = useWords();
  const shown = rivals.find(({ seat }) => seat === watching?.seat);
  return (
    <section className={styles['result']} data-testid={over ? 'duel-over' : 'duel-waits'}>
      <h2>{titleOf(words, rivals, over, shown)}</h2>
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
      {watching && (
        <p className={styles['others']}>
          {rivals
            .filter(({ isOver, seat }) => !isOver && seat !== watching.seat)
            .map(({ seat, name }) => (
              <TextButton key={seat} testId={`look-at-${seat}`} onPress={() => watching.onWatch(seat)}>
                {words.runOnline.watch(name)}
              </TextButton>
            ))}
        </p>
      )}
      <h3>{shown && !shown.isMine ? words.runOnline.runOf(shown.name) : words.runOnline.yourRun}</h3>
    </section>
  );
}

function titleOf(words: Words, rivals: readonly RivalView[], over: GameOver | null, shown: RivalView | undefined): string {
  if (over) return words.web.winner(rivals.filter(({ seat }) => over.winners.includes(seat)).map(({ name }) => name));
  return shown && !shown.isMine ? `${shown.name}: ${stageWord(words, shown)}` : words.runOnline.waitTitle;
}
