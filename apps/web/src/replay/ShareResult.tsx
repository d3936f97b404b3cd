/** The result for somebody else, from the bar of a replay. */
import { variantName, type Words } from '@yaht/messages';
import { standings, totals, winnersOf, type ScorecardGame } from '@yaht/rules';
import { useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../device/words.ts';
import type { Result } from '../end/result-picture.ts';
import { ShareSheet } from '../end/ShareButton.tsx';
import { useLinks } from '../people/own-server.ts';
import styles from '../review/ReviewActions.module.css';

export function ShareResult({ game }: { readonly game: ScorecardGame }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const link = useLinks()(`/g/${game.start.id}`);
  const text = `${words.web.shareText(variantName(words, game.start.variant), linesOf(words, game))}\n${link}`;
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-label={words.web.share}
        data-testid="share"
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
      </button>
      {isOpen && <ShareSheet result={resultOf(words, game)} text={text} onClose={() => setOpen(false)} />}
    </>
  );
}

function resultOf(words: Words, game: ScorecardGame): Result {
  const { web, end } = words;
  const { players, variant } = game.start;
  const all = totals(game);
  const best = Math.max(...all);
  const shared = { title: variantName(words, variant), question: end.beatIt };
  if (players.length === 1) return { ...shared, headline: `${best}`, about: end.points(best), lines: [] };
  const names = (game.over?.winners ?? winnersOf(all)).map(seat => players[seat]?.name ?? '');
  return { ...shared, headline: web.winner(names), about: web.wonWith(best), lines: linesOf(words, game) };
}

function linesOf({ play }: Words, game: ScorecardGame): readonly string[] {
  const { players } = game.start;
  return standings(totals(game)).map(({ seat, rank, total }) => play.standing(rank, players[seat]?.name ?? '', total));
}
