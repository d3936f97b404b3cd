/** Who waits in this level, face to face: its seal, a word of its own, its rule, and what of the level it has changed. */
import { contentText } from '@yaht/messages';
import { bossOf, nameOfId, planOf, type BossId, type LevelPlan } from '@yaht/rules';
import { charmFigure } from '@yaht/messages';
import { Frame } from '../app/Frame.tsx';
import { CharmCard } from '../art/CharmCard.tsx';
import { Seal } from '../art/Seal.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { useGoOnKey } from './use-run-keys.ts';
import styles from './BossIntro.module.css';
import type { RunParts } from './RunScreen.tsx';

type Props = Pick<RunParts, 'bar' | 'game'> & { readonly plan: LevelPlan; readonly boss: BossId; readonly onBegin: () => void };

/** So many cards of the hand are seen beside the button. */
const SHOWN = 4;

export function BossIntro({ bar, game, plan, boss, onBegin }: Props) {
  const words = useWords();
  const { runScreen } = words;
  useGoOnKey(onBegin);
  const content = bossOf(boss);
  const { charms } = game.state;
  const usual = planOf(game.start.variant, plan.level, charms, null);
  const voice = runScreen.bossVoices[nameOfId(boss)];
  return (
    <div className={styles['dark']}>
      <Frame
        bar={bar}
        tray={
          <>
            {charms.length > 0 && (
              <span className={styles['hand']} aria-hidden="true">
                {charms.slice(0, SHOWN).map(id => (
                  <CharmCard key={id} id={id} figure={charmFigure(words, id)} />
                ))}
              </span>
            )}
            <Button look="main" testId="begin-level" about={runScreen.begin(plan.level)} onPress={onBegin}>
              {runScreen.faceBoss}
            </Button>
          </>
        }
      >
        <section className={styles['boss']} data-testid="boss">
          <Seal id={boss} />
          <h2>{content.name}</h2>
          {voice !== undefined && <p className={styles['voice']}>{voice}</p>}
          <div className={styles['rule']}>
            <p>{contentText(words, boss, content)}</p>
            <dl>
              <Figure name={runScreen.reach} now={plan.threshold} usual={usual.threshold} />
              <Figure name={runScreen.banks} now={plan.banks} usual={usual.banks} />
              <Figure name={runScreen.rounds} now={plan.rounds} usual={usual.rounds} />
              <Figure name={runScreen.rerolls} now={plan.rerolls} usual={usual.rerolls} />
            </dl>
          </div>
        </section>
      </Frame>
    </div>
  );
}

/** What the boss has changed is struck and rewritten. */
function Figure({ name, now, usual }: { readonly name: string; readonly now: number; readonly usual: number }) {
  const { runScreen } = useWords();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {now !== usual && <s>{runScreen.points(usual)}</s>} <b>{runScreen.points(now)}</b>
      </dd>
    </div>
  );
}
