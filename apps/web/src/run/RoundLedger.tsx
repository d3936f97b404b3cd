/** The count of this round, line by line, what the rounds before came to, and the keys. */
import type { RunView } from '@yaht/client';
import { capital, opText, sourceName } from '@yaht/messages';
import { effective, isAtWork, type PlacedCombination, type RunGame, type Step } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import styles from './RoundLedger.module.css';

type Props = {
  readonly run: RunView;
  readonly game: RunGame;
  /** What is in hand is written already. */
  readonly isCounting: boolean;
};

export function RoundLedger({ run, game, isCounting }: Props) {
  const words = useWords();
  const { runScreen } = words;
  const { scored, rounds } = readLevel(game);
  const way = run.phase === 'round' && !isCounting ? run.ways.find(({ chosen }) => chosen) : undefined;
  return (
    <>
      <section className={styles['count']}>
        <h2>{runScreen.thisRound}</h2>
        {scored.length === 0 && !way && <p className={styles['soft']}>{runScreen.nothingCounted}</p>}
        {scored.map(({ steps, combinations }, i) => (
          <Count key={i} steps={steps} combinations={combinations} />
        ))}
        {way && <Count steps={way.preview.scored.steps} combinations={way.partition.combinations} isPencil />}
      </section>
      {rounds.length > 0 && (
        <ul className={styles['rounds']} aria-label={runScreen.roundsBefore}>
          {rounds.slice(-6).map(({ round, points, isBanked }) => (
            <li key={round}>{isBanked ? runScreen.roundBanked(round, points) : runScreen.roundFlopped(round, points)}</li>
          ))}
        </ul>
      )}
      <dl className={styles['keys']}>
        {runScreen.keyList.slice(0, 5).map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type CountProps = {
  readonly steps: readonly Step[];
  readonly combinations: readonly PlacedCombination[];
  /** It may still happen. */
  readonly isPencil?: boolean;
};

function Count({ steps, combinations, isPencil = false }: CountProps) {
  const words = useWords();
  const lines = steps.filter(isAtWork);
  return (
    <ol className={styles['steps']} data-pencil={isPencil}>
      {lines.map((step, i) => (
        <li key={i}>
          <span>{capital(sourceName(words, step, combinations))}</span>
          <i>{step.source.kind === 'combination' ? '' : opText(words, step.op)}</i>
          <b>{words.runScreen.points(whole(step.after))}</b>
        </li>
      ))}
    </ol>
  );
}

const whole = (points: number): number => Math.max(0, Math.ceil(points - 1e-9));

type Round = { readonly round: number; readonly points: number; readonly isBanked: boolean };
type Scored = Extract<RunGame['events'][number], { readonly type: 'DiceScored' }>;

/** What was scored since the round began, and how the rounds of this level ended. */
function readLevel({ events }: RunGame): { readonly scored: readonly Scored[]; readonly rounds: readonly Round[] } {
  let scored: Scored[] = [];
  let rounds: Round[] = [];
  for (const event of effective(events)) {
    if (event.type === 'LevelStarted') rounds = [];
    if (event.type === 'DiceScored') scored.push(event);
    if (event.type === 'Banked') rounds.push({ round: rounds.length + 1, points: event.points, isBanked: true });
    if (event.type === 'Flopped') rounds.push({ round: rounds.length + 1, points: event.lost, isBanked: false });
    if (event.type === 'LevelStarted' || event.type === 'Banked' || event.type === 'Flopped') scored = [];
  }
  return { scored, rounds };
}
