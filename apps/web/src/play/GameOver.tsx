/** The end: who stands where, with shared ranks, and where to go from here. */
import type { OverView, TableView } from '@yaht/client';
import { variantName, type Messages } from '@yaht/messages';
import type { Variant } from '@yaht/rules';
import { useState, type ReactNode } from 'react';
import { Frame } from '../app/Frame.tsx';
import { Button } from '../design/Button.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { shareText } from '../device/share.ts';
import { useWords } from '../device/words.ts';
import { Standings } from './Standings.tsx';
import styles from './GameOver.module.css';

type Props = {
  readonly view: TableView;
  readonly over: OverView;
  readonly variant: Variant;
  /** The bar at the top. */
  readonly bar: ReactNode;
  readonly onRematch: () => void;
  readonly onCheck: () => void;
  readonly onHome: () => void;
};

export function GameOver({ view, over, variant, bar, onRematch, onCheck, onHome }: Props) {
  const words = useWords();
  const { web } = words;
  const [isCopied, setCopied] = useState(false);
  const share = () => void shareText(resultText(words, view, over, variant)).then(setCopied);
  return (
    <Frame
      bar={bar}
      tray={
        <>
          <Button testId="share" onPress={share}>
            {isCopied ? web.copied : web.share}
          </Button>
          <Button look="main" testId="rematch" about={view.players.length > 1 ? web.rematchAbout : undefined} onPress={onRematch}>
            {web.rematch}
          </Button>
        </>
      }
    >
      <header className={styles['head']}>
        <h2>{titleOf(words, view, over)}</h2>
        <p>{aboutOf(words, view, over)}</p>
        {view.isAssisted && <span className={styles['tag']}>{web.assisted}</span>}
      </header>
      <Standings view={view} over={over} />
      <nav className={styles['links']}>
        <TextButton icon="shield" testId="check-dice" onPress={onCheck}>
          {web.checkDice}
        </TextButton>
        <TextButton onPress={onHome}>{web.home}</TextButton>
      </nav>
    </Frame>
  );
}

function titleOf({ web }: Messages, { players }: TableView, { winners, standings }: OverView): string {
  if (players.length === 1) return web.finishedAlone(standings[0]?.total ?? 0);
  return web.winner(winners.map(seat => players[seat]?.name ?? ''));
}

/** By how much it was won. */
function aboutOf({ web }: Messages, { players }: TableView, { winners, standings }: OverView): string {
  const best = standings[0]?.total ?? 0;
  const next = standings.find(({ rank }) => rank > 1);
  const won = players.length === 1 ? '' : winners.length > 1 ? web.wonEach(best) : web.wonWith(best);
  return [won, next ? web.behind(players[next.seat]?.name ?? '', best - next.total) : ''].filter(Boolean).join(' ');
}

function resultText(words: Messages, { players }: TableView, { standings }: OverView, variant: Variant): string {
  const lines = standings.map(({ seat, rank, total }) => words.play.standing(rank, players[seat]?.name ?? '', total));
  return words.web.shareText(variantName(words, variant), lines);
}
