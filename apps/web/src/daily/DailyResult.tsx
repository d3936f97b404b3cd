/** How somebody did: the score, where that stands, what it lost to perfect play, and a text for others. */
import type { DailyReport } from '@yaht/client';
import { dailyVariant, isDailyGame } from '@yaht/fair';
import { dailyMarks, shareText as textOf, shareWords, variantName, type Words } from '@yaht/messages';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { TextButton } from '../design/TextButton.tsx';
import { copyText, sharePicture, shareText } from '../device/share.ts';
import { useWords } from '../device/words.ts';
import { dailyPicture } from '../end/daily-picture.ts';
import { useLinks } from '../people/own-server.ts';
import { dailyAddress } from './address.ts';
import styles from './DailyPage.module.css';

export function DailyResult({ report }: { readonly report: DailyReport }) {
  const words = useWords();
  const { daily, dailyRun } = words;
  const [, go] = useLocation();
  const { own, streak } = report;
  if (!own || own.score === null) return null;
  return (
    <section aria-label={daily.result}>
      <header className={styles['head']}>
        <h2 data-testid="daily-score">
          {own.levels === null ? daily.scored(own.score) : dailyRun.scored(own.score, own.levels)}
        </h2>
        <p>{[placeOf(words, report), ...(streak > 0 ? [daily.streak(streak)] : [])].join(' · ')}</p>
      </header>
      {report.game === 'card' && <Account report={report} />}
      <ShareResult report={report} />
      <p className={styles['links']}>
        <TextButton icon="shield" testId="check-own" onPress={() => go(`/check/${own.room}-1`)}>
          {words.runOnline.checkOwn}
        </TextButton>
      </p>
    </section>
  );
}

function placeOf({ daily }: Words, { own, players, seed }: DailyReport): string {
  if (own && own.rank !== null) return daily.rank(own.rank, players);
  return seed === null ? daily.counting : daily.noRank;
}

/** The account of the game: expected, luck, decisions, score. */
function Account({ report: { own } }: { readonly report: DailyReport }) {
  const { daily, review } = useWords();
  if (!own || own.score === null) return null;
  if (own.expected === null || own.loss === null || own.luck === null) return <p role="status">{daily.comparing}</p>;
  const lines = [
    [daily.expected, review.points(own.expected)],
    [daily.luck, review.signed(own.luck)],
    [daily.lost, review.signed(-own.loss)],
  ] as const;
  return (
    <dl className={styles['account']}>
      {lines.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      <div data-sum="true">
        <dt>{daily.columns.score}</dt>
        <dd>{own.score}</dd>
      </div>
    </dl>
  );
}

/** Shown as it will be sent, so that it can also be marked and copied by hand. */
function ShareResult({ report }: { readonly report: DailyReport }) {
  const words = useWords();
  const { daily } = words;
  const [told, setTold] = useState<string>();
  const linkTo = useLinks();
  const { day, own, streak } = report;
  if (!own || own.score === null) return null;
  const game = isDailyGame(report.game) ? report.game : 'card';
  const { score, loss, turns, levels } = own;
  const result = {
    day,
    variant: dailyVariant(game, day),
    score,
    loss,
    turns,
    levels,
    link: linkTo(dailyAddress(game, day)),
  };
  const text = textOf(words, result);
  const picture = async (): Promise<void> => {
    const feet = [placeOf(words, report), streak > 0 ? daily.streak(streak) : ''] as const;
    const drawn = { title: daily.title(day), game: variantName(words, result.variant), legend: daily.legend };
    await sharePicture(await dailyPicture({ ...drawn, score, marks: dailyMarks(turns ?? []), feet }), shareWords(words, result));
  };
  const say = (isCopied: boolean): void => setTold(isCopied ? daily.copied : daily.selectIt);
  return (
    <div className={styles['share']}>
      <pre data-testid="share-text">{text}</pre>
      <p className={styles['links']}>
        <TextButton icon="share" testId="share" onPress={() => void shareText(text).then(isCopied => isCopied && say(true))}>
          {daily.share}
        </TextButton>
        <TextButton icon="eye" testId="share-image" onPress={() => void picture()}>
          {words.review.shareImage}
        </TextButton>
        <TextButton testId="copy-text" onPress={() => void copyText(text).then(say)}>
          {daily.copyText}
        </TextButton>
        <TextButton testId="copy-words" onPress={() => void copyText(shareWords(words, result)).then(say)}>
          {daily.copyWords}
        </TextButton>
      </p>
      <p role="status">{told}</p>
    </div>
  );
}
