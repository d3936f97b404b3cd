/** A decision of the review, looked at closely, and what can be done with it. */
import { adviseCommand, positionFields, positionOf, practiceFrom, puzzleFrom, type TablePosition } from '@yaht/coach';
import { roundOfTurn, type ScorecardGame } from '@yaht/rules';
import type { DecisionReview, SeatReview } from '@yaht/solver';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { TextButton } from '../design/TextButton.tsx';
import { copyText } from '../device/share.ts';
import { openPractice } from '../device/tables.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { useLinks } from '../people/own-server.ts';
import { today } from '../puzzles/shelf.ts';
import { keepPuzzles } from '../puzzles/store.ts';
import { namedOf } from '../solver/named.ts';
import { PositionHead, Verdict } from './PositionPanel.tsx';
import styles from './DecisionPanel.module.css';

type Props = { readonly game: ScorecardGame; readonly review: SeatReview; readonly decision: DecisionReview };

export function DecisionPanel({ game, review, decision }: Props) {
  const { review: words } = useWords();
  const [, go] = useLocation();
  const press = usePress();
  const { variant } = game.start;
  const position = positionOf(game, review.seat, decision);
  if (!position) return null;
  const { chosen } = decision;
  const practise = async (): Promise<void> => {
    const id = await openPractice(fresh => practiceFrom(game, review.seat, decision, fresh));
    go(`/play/${id}`);
  };
  return (
    <article className={styles['panel']} data-testid="position">
      <PositionHead
        title={words.turnRoll(roundOfTurn(game.start, decision.turn), variant.rolls - decision.rollsLeft)}
        position={position}
        hold={chosen.type === 'hold' ? chosen.hold : []}
      />
      <Verdict
        position={position}
        named={namedOf(position, chosen)}
        known={decision.best.map(best => ({ ...best, chances: null }))}
      />
      {decision.class === 'best' && <p className={styles['best']}>{words.playedBest}</p>}
      <p className={styles['deeds']}>
        <TextButton testId="try-from-here" onPress={() => press(practise)}>
          {words.tryFromHere}
        </TextButton>
        <SaveAsPuzzle game={game} review={review} decision={decision} />
        <PositionLinks position={position} />
      </p>
    </article>
  );
}

/** The decision to come back to, also when it was a good one. */
function SaveAsPuzzle({ game, review, decision }: Props) {
  const { puzzles } = useWords();
  const [isSaved, setSaved] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const save = async (): Promise<void> => {
    const puzzle = puzzleFrom(game, review, decision, today());
    if (puzzle)
      await keepPuzzles([puzzle]).then(
        () => setSaved(true),
        () => setBroken(true),
      );
  };
  return (
    <TextButton testId="save-puzzle" onPress={() => void save()}>
      {isBroken ? puzzles.broken : isSaved ? puzzles.saved : puzzles.save}
    </TextButton>
  );
}

/** The position for somebody else: as a link and, where a terminal knows the game, as a command. */
function PositionLinks({ position }: { readonly position: TablePosition }) {
  const { review: words, web } = useWords();
  const [copied, setCopied] = useState('');
  const copy = async (what: string, text: string): Promise<void> => {
    if (await copyText(text)) setCopied(what);
  };
  const command = adviseCommand(position);
  const link = useLinks()(`/position?${new URLSearchParams(positionFields(position)).toString()}`);
  return (
    <>
      <TextButton testId="copy-link" onPress={() => void copy('link', link)}>
        {copied === 'link' ? web.copied : words.copyLink}
      </TextButton>
      {command !== null && (
        <TextButton testId="open-terminal" onPress={() => void copy('terminal', command)}>
          {copied === 'terminal' ? web.copied : words.terminal}
        </TextButton>
      )}
    </>
  );
}
