/** Pass the phone: the whole screen is tray until the next player takes it. */
import type { TableView } from '@yaht/client';
import { gameLine, tell } from '@yaht/messages';
import { isFace, type Game } from '@yaht/rules';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { PrintedDice } from '../design/PrintedDie.tsx';
import { Slip, SlipLine } from '../design/Slip.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import { useConstant } from '../device/use-constant.ts';
import { useWords } from '../device/words.ts';
import styles from './Handover.module.css';

type Props = {
  readonly view: TableView;
  readonly game: Game | null;
  /** The bar at the top. */
  readonly bar: ReactNode;
  /** It goes on by itself after a moment. */
  readonly isQuick: boolean;
  readonly onUndo: () => void;
  readonly onTake: () => void;
};

/** Long enough to see who is next, where the people sit around the device. */
const MOMENT = 1_500;

export function Handover({ view, game, bar, isQuick, onUndo, onTake }: Props) {
  const words = useWords();
  const [isTurned, setTurned] = useState(false);
  const goOn = useConstant(onTake);
  useEffect(() => {
    if (!isQuick) return undefined;
    const timer = setTimeout(goOn, MOMENT);
    return () => clearTimeout(timer);
  }, [isQuick, goOn]);
  const next = view.players.find(({ isActive }) => isActive);
  if (!next) return null;
  return (
    <main ref={deafAtFirst} className={`${styles['screen']} on-tray`} data-turned={isTurned}>
      {bar}
      <PlayerMark seat={next.seat} ground="tray" isLarge />
      <h2>{words.web.next(next.name)}</h2>
      <p className={styles['pass']}>{words.web.passPhone}</p>
      <Slip>
        <LastMove view={view} game={game} onUndo={onUndo} />
        <ol>
          {view.players.map(({ seat, name, total, isActive }) => (
            <SlipLine key={seat} seat={seat} name={name} figure={words.runScreen.points(total)} isMarked={isActive} />
          ))}
        </ol>
      </Slip>
      <div className={styles['turn']}>
        <TextButton icon="again" onPress={() => setTurned(!isTurned)}>
          {words.web.turnRound}
        </TextButton>
      </div>
      <Button look="main" testId="handover-ready" onPress={onTake}>
        {words.web.iAm(next.name)}
      </Button>
    </main>
  );
}

function LastMove({ view, game, onUndo }: Pick<Props, 'view' | 'game' | 'onUndo'>) {
  const words = useWords();
  const { lastTurn, undo } = view;
  if (!lastTurn) return null;
  const text = tell(words, { game, seats: [] }, gameLine(lastTurn.fact));
  const dice = (lastTurn.dice ?? []).filter(isFace);
  return (
    <header className={styles['last']}>
      <div>
        <p>{text}</p>
        <PrintedDice dice={dice} label={dice.join(', ')} />
      </div>
      {undo.refusal === null && (
        <TextButton icon="undo" testId="undo" onPress={onUndo}>
          {words.web.undo}
        </TextButton>
      )}
    </header>
  );
}
