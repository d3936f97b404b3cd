/** The end: who stands where, with shared ranks, and where to go from here. */
import type { OverView, TableView } from '@yaht/client';
import { variantName, type Messages } from '@yaht/messages';
import type { Variant } from '@yaht/rules';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { shareText } from '../device/share.ts';
import { useWords } from '../device/words.ts';
import styles from './GameOver.module.css';

type Props = {
  readonly view: TableView;
  readonly over: OverView;
  readonly variant: Variant;
  readonly onRematch: () => void;
  readonly onCheck: () => void;
  readonly onHome: () => void;
};

export function GameOver({ view, over, variant, onRematch, onCheck, onHome }: Props) {
  const words = useWords();
  const { web } = words;
  const [isCopied, setCopied] = useState(false);
  const text = resultText(words, view, over, variant);
  return (
    <main className={styles['screen']}>
      <div className={styles['paper']}>
        <header className={styles['head']}>
          <p>{variantName(words, variant)}</p>
          <h1>{titleOf(words, view, over)}</h1>
          {view.isAssisted && <span className={styles['tag']}>{web.assisted}</span>}
        </header>
        <ol className={styles['list']}>
          {over.standings.map(({ seat, rank, total }) => (
            <li key={seat} data-won={rank === 1}>
              <span className={styles['rank']}>{rank}</span>
              <PlayerMark seat={seat} />
              <span className={styles['name']}>
                {view.players[seat]?.name}
                <small>{bonusesOf(words, view, seat)}</small>
              </span>
              <b>{total}</b>
            </li>
          ))}
        </ol>
        <nav className={styles['links']}>
          <button type="button" data-testid="share" onClick={() => void shareText(text).then(setCopied)}>
            <Icon name="share" /> {isCopied ? web.copied : web.share}
          </button>
          <button type="button" data-testid="check-dice" onClick={onCheck}>
            <Icon name="shield" /> {web.checkDice}
          </button>
        </nav>
      </div>
      <footer className={`${styles['tray']} on-tray`}>
        <Button onPress={onHome}>{web.home}</Button>
        <Button look="main" testId="rematch" about={view.players.length > 1 ? web.rematchAbout : undefined} onPress={onRematch}>
          {web.rematch}
        </Button>
      </footer>
    </main>
  );
}

function titleOf({ web }: Messages, { players }: TableView, { winners, standings }: OverView): string {
  const best = standings[0]?.total ?? 0;
  if (players.length === 1) return web.finishedAlone(best);
  const names = winners.map(seat => players[seat]?.name ?? '');
  return names.length === 1 ? web.winner(names) : `${web.winner(names)}, ${web.each(best)}`;
}

function bonusesOf({ web }: Messages, { board }: TableView, seat: number): string {
  const tally = board?.family === 'scorecard' ? board.tallies[seat] : undefined;
  return [
    tally && tally.upperBonus > 0 ? web.upperBonusLine(tally.upperBonus) : '',
    tally && tally.yahtzeeBonus > 0 ? web.yahtzeeBonusLine(tally.yahtzeeBonus) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function resultText(words: Messages, { players }: TableView, { standings }: OverView, variant: Variant): string {
  const lines = standings.map(({ seat, rank, total }) => words.play.standing(rank, players[seat]?.name ?? '', total));
  return words.web.shareText(variantName(words, variant), lines);
}
