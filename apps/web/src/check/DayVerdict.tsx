/** The check of a game of a day: its seed is told by the server once the day is over, and leads to the anchor. */
import type { DailyReport } from '@yaht/client';
import { verifyDaily, withSeed, type DailyName } from '@yaht/fair';
import type { Words } from '@yaht/messages';
import type { Game } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import { dailyQuestion } from '../daily/address.ts';
import { useAnswer } from '../people/use-answer.ts';
import styles from './CheckPage.module.css';

export function DayVerdict({ game, daily }: { readonly game: Game; readonly daily: DailyName }) {
  const words = useWords();
  const { value: report, problem } = useAnswer<DailyReport>(dailyQuestion(daily.game, String(daily.day)));
  if (!report) return <p role="status">{problem ? words.people.noConnection : words.daily.loading}</p>;
  return (
    <p className={styles['good']} role="status" data-testid="verdict">
      {report.seed === null ? words.daily.seedSecret(daily.day) : verdict(words, game, { ...report, seed: report.seed })}
    </p>
  );
}

function verdict({ daily, records }: Words, game: Game, { seed, anchor }: { readonly seed: string; readonly anchor: string }) {
  const proof = verifyDaily(withSeed(game, seed), anchor);
  if (proof.ok) return `${records.fair(proof.value.draws)} ${daily.proven(proof.value.day)}`;
  const { code } = proof.error;
  return code === 'not-a-daily' || code === 'not-of-the-chain' ? daily.problems[code] : records.failures[code](proof.error);
}
