/** How somebody did: the score, where that stands, what it lost to perfect play, and a text for others. */
import type { DailyReport } from '@yaht/client';
import { dailyVariant, isDailyGame } from '@yaht/fair';
import { dailyMarks, shareText as textOf, shareWords, variantName, type Words } from '@yaht/messages';
import { categoryIds } from '@yaht/rules';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../design/Icon.tsx';
import { Stamp } from '../design/Stamp.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { dayText } from '../device/dates.ts';
import { copyText, sharePicture, shareText } from '../device/share.ts';
import { useWords } from '../device/words.ts';
import { dailyPicture } from '../end/daily-picture.ts';
import { useLinks } from '../people/own-server.ts';
import { dailyAddress } from './address.ts';
import { DayMarks } from './DayMarks.tsx';
import styles from './DailyPage.module.css';

export function DailyResult({
  report,
  next,
}: {
  readonly report: DailyReport;
  /** When the next day begins. */ readonly next: ReactNode;
}) {
  const words = useWords();
  const { daily, dailyRun, end } = words;
  const [, go] = useLocation();
  const { own, streak, day, from } = report;
  if (!own || own.score === null) return null;
  const { score, levels, room, turns } = own;
  const variant = dailyVariant(isDailyGame(report.game) ? report.game : 'card', day);
  const scored = levels === null ? daily.scored(score) : dailyRun.scored(score, levels);
  return (
    <section className={styles['result']} aria-label={daily.result}>
      <header className={styles['score']}>
        <h2 data-testid="daily-score" aria-label={scored}>
          {words.runScreen.points(score)}
        </h2>
        <p>{levels === null ? end.points(score) : words.runOnline.cleared(levels)}</p>
        <div className={styles['stamp']}>
          <Stamp text={daily.title(day)} below={dayText(from)} size="small" />
        </div>
      </header>
      {variant.family === 'scorecard' && <DayMarks turns={turns} rounds={categoryIds(variant).length} />}
      <p className={styles['place']}>
        <b>{placeOf(words, report)}</b>
        {streak > 0 && <span>{daily.streak(streak)}</span>}
      </p>
      {next}
      {report.game === 'card' && (
        <Link href={`/g/${room}-1/review`} className={styles['review']} data-testid="daily-review">
          <span>
            <b>{words.review.open}</b>
            <small>{turns ? marksText(words, turns) : daily.comparing}</small>
          </span>
          <Icon name="right" />
        </Link>
      )}
      {report.game === 'card' && <Account report={report} />}
      <ShareResult report={report} />
      <p className={styles['links']}>
        <TextButton icon="shield" testId="check-own" onPress={() => go(`/check/${room}-1`)}>
          {words.runOnline.checkOwn}
        </TextButton>
      </p>
    </section>
  );
}

/** How many turns went how. */
function marksText({ daily }: Words, turns: readonly number[]): string {
  const marks = dailyMarks(turns);
  const [best, small, missed] = (['✓', '~', 'x'] as const).map(mark => marks.filter(each => each === mark).length);
  return daily.words(turns.length, best ?? 0, small ?? 0, missed ?? 0);
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
    const game = daily.sameDice(variantName(words, result.variant));
    const drawn = { title: daily.title(day), game, date: dayText(report.from), signs: daily.signs };
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
