/** The end: what it came to, and where to go from here. The next game comes first, whoever has won. */
import type { OverView, TableView } from '@yaht/client';
import { variantName } from '@yaht/messages';
import type { Game, Variant } from '@yaht/rules';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { rematchReason } from '../app/refusal.ts';
import { Button } from '../design/Button.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import { resultOf } from '../end/result-of.ts';
import { OthersEnd } from '../end/OthersEnd.tsx';
import { ShareButton } from '../end/ShareButton.tsx';
import { SoloEnd } from '../end/SoloEnd.tsx';
import { useOwnGames } from '../end/use-own-games.ts';
import { useLinks } from '../people/own-server.ts';
import styles from './GameOver.module.css';

type Props = {
  readonly view: TableView;
  readonly game: Game;
  readonly over: OverView;
  readonly variant: Variant;
  /** The bar at the top. */
  readonly bar: ReactNode;
  /** What the way on is called, where it is no other game. */
  readonly again: string | undefined;
  /** It has just ended on this screen. */
  readonly isFresh: boolean;
  readonly onRematch: () => void;
  readonly onCheck: () => void;
  readonly onHome: () => void;
};

export function GameOver({ view, game, over, variant, bar, again, isFresh, onRematch, onCheck, onHome }: Props) {
  const words = useWords();
  const { web } = words;
  const [, go] = useLocation();
  const games = useOwnGames();
  const isAlone = view.players.length === 1;
  const card = view.board?.family === 'scorecard' ? view.board : null;
  const { result, text } = resultOf(words, { view, over, game, games, linkTo: useLinks() });
  return (
    <Frame
      bar={bar}
      isBroad
      tray={
        <div className={styles['tray']}>
          <Button
            look="main"
            testId="rematch"
            about={!isAlone && again === undefined ? web.rematchAbout : undefined}
            reason={again === undefined ? rematchReason(words, view) : undefined}
            onPress={onRematch}
          >
            {again ?? web.rematch}
          </Button>
          <div className={styles['others']}>
            <ShareButton result={result} text={text} />
            {game.family === 'scorecard' && (
              <Button testId="open-replay" onPress={() => go(`/g/${game.start.id}`)}>
                {words.review.replay}
              </Button>
            )}
            <Button onPress={onHome}>{web.home}</Button>
          </div>
        </div>
      }
    >
      {isAlone && card && game.family === 'scorecard' ? (
        <SoloEnd {...{ game, games, isFresh }} board={card} isAssisted={view.isAssisted} />
      ) : (
        <OthersEnd {...{ view, over, game, games, isFresh }} />
      )}
      <nav className={styles['links']} aria-label={variantName(words, variant)}>
        <TextButton icon="shield" testId="check-dice" onPress={onCheck}>
          {web.checkDice}
        </TextButton>
      </nav>
    </Frame>
  );
}
