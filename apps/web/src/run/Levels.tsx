/** The levels of a run: behind, here, ahead. A boss that was beaten stays where it was, with the stamp on it. */
import type { RunView } from '@yaht/client';
import { effective, type BossId, type RunGame } from '@yaht/rules';
import { Seal } from '../art/Seal.tsx';
import { Icon } from '../design/Icon.tsx';
import { useWords } from '../device/words.ts';
import styles from './Levels.module.css';

type Props = {
  readonly game: RunGame;
  /** Where the run is: everything before it is cleared. */
  readonly level: number;
  /** Who waits there, where it is known before the level begins. */
  readonly next?: BossId | null;
  readonly levels: number;
  /** How the run has ended, at the level where it is. */
  readonly end?: 'won' | 'lost' | undefined;
  /** Only from one boss to the next: those among which the last cleared level is. */
  readonly isPart?: boolean;
};

/** So many are shown of a run without end. */
const MOST = 15;

export function Levels({ game, level, next = null, levels, end, isPart = false }: Props) {
  const { runScreen } = useWords();
  const { bossEvery } = game.start.variant.levels;
  const met = new Map([...bossesMet(game), ...(next ? [[level, next] as const] : [])]);
  const all = Array.from({ length: Math.max(levels, level) }, (_, i) => i + 1);
  const first = bossEvery * Math.floor(Math.max(0, level - 2) / bossEvery);
  const shown = isPart ? all.slice(first, first + bossEvery) : all.slice(-MOST);
  const stateOf = (each: number) => (each < level ? 'behind' : each > level ? 'ahead' : (end ?? 'here'));
  return (
    <ol className={styles['levels']} aria-label={runScreen.level(level, levels)}>
      {shown.map(each => {
        const boss = met.get(each);
        const state = stateOf(each);
        const isBeaten = state === 'behind' || state === 'won';
        return (
          <li
            key={each}
            data-state={isBeaten ? 'behind' : state}
            data-boss={each % bossEvery === 0}
            aria-current={each === level ? 'step' : undefined}
          >
            {boss ? <Seal id={boss} /> : each}
            {boss && isBeaten && (
              <i className={styles['beaten']}>
                <Icon name="check" />
              </i>
            )}
            {state === 'lost' && (
              <i className={styles['lost']}>
                <Icon name="cross" />
              </i>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const bossesMet = (game: RunGame): readonly (readonly [level: number, boss: BossId])[] =>
  effective(game.events).flatMap(event =>
    event.type === 'LevelStarted' && event.boss ? [[event.plan.level, event.boss] as const] : [],
  );

/** All levels beside a round. */
export function WayUp({ run, game }: { readonly run: RunView; readonly game: RunGame }) {
  const { runScreen } = useWords();
  return (
    <section className={styles['way']}>
      <h2>{runScreen.wayUp}</h2>
      <Levels game={game} level={run.level.level} levels={run.levels} />
    </section>
  );
}
