/** `/puzzles`: what waits from one's own games, and the packs of every theme. */
import { dueAmong, THEMES, type Day, type KeptPuzzle } from '@yaht/coach';
import { variantName } from '@yaht/messages';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../app/Page.tsx';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { stockOf } from '../design/paper.ts';
import { PrintedDice } from '../design/PrintedDie.tsx';
import { RemoveButton } from '../design/TextButton.tsx';
import { keepText, recallText } from '../device/kept.ts';
import { useWords } from '../device/words.ts';
import { Select } from '../people/Select.tsx';
import { packVariants } from './packs.ts';
import { today } from './shelf.ts';
import { forgetPuzzle, keptPuzzles } from './store.ts';
import { ThemeSlip } from './ThemeSlip.tsx';
import styles from './Puzzles.module.css';

export function PuzzlesPage() {
  const { puzzles } = useWords();
  const [, go] = useLocation();
  const [kept, look] = useKept();
  const due = kept === undefined || kept === 'broken' ? [] : dueAmong(kept, today());
  return (
    <Page
      title={puzzles.title}
      ground="desk"
      {...(due.length > 0
        ? {
            tray: (
              <Button look="main" testId="puzzles-due" onPress={() => go('/puzzles/due')}>
                {puzzles.solveDue(due.length)}
              </Button>
            ),
          }
        : {})}
    >
      <section className={styles['section']} aria-labelledby="own">
        <h2 id="own">{puzzles.own}</h2>
        <p>{puzzles.ownAbout}</p>
        {kept === 'broken' && <p role="alert">{puzzles.broken}</p>}
        {kept !== undefined && kept !== 'broken' && <Own kept={kept} due={due.length} onChange={look} />}
      </section>
      <Packs />
    </Page>
  );
}

function useKept(): readonly [readonly KeptPuzzle[] | 'broken' | undefined, () => void] {
  const [kept, setKept] = useState<readonly KeptPuzzle[] | 'broken'>();
  const look = useCallback(() => void keptPuzzles().then(setKept, () => setKept('broken')), []);
  useEffect(look, [look]);
  return [kept, look];
}

type OwnProps = { readonly kept: readonly KeptPuzzle[]; readonly due: number; readonly onChange: () => void };

function Own({ kept, due, onChange }: OwnProps) {
  const { puzzles } = useWords();
  const day = today();
  if (kept.length === 0) return <p className={styles['none']}>{puzzles.noneYet}</p>;
  const waiting = kept.flatMap(each => each.due ?? []).toSorted((one, other) => one - other);
  const learned = kept.length - waiting.length;
  const [next] = waiting;
  return (
    <>
      <p className={styles['state']} data-testid="puzzles-state">
        <b>{due > 0 ? puzzles.dueNow(due) : puzzles.noneDue}</b> {due === 0 && next !== undefined && puzzles.nextDue(next - day)}{' '}
        {puzzles.kept(kept.length, learned)}
      </p>
      <details className={styles['details']}>
        <summary>{puzzles.list}</summary>
        <ul className={styles['slips']}>
          {inOrder(kept).map(puzzle => (
            <OwnSlip key={puzzle.id} puzzle={puzzle} day={day} onChange={onChange} />
          ))}
        </ul>
      </details>
    </>
  );
}

/** Those that come first, first; what is learned, last. */
const inOrder = (kept: readonly KeptPuzzle[]): readonly KeptPuzzle[] =>
  kept.toSorted((one, other) => (one.due ?? Number.MAX_VALUE) - (other.due ?? Number.MAX_VALUE) || other.lost - one.lost);

type OwnSlipProps = { readonly puzzle: KeptPuzzle; readonly day: Day; readonly onChange: () => void };

function OwnSlip({ puzzle, day, onChange }: OwnSlipProps) {
  const words = useWords();
  const { puzzles } = words;
  const { variant, dice } = puzzle.position;
  const about = [
    variantName(words, variant),
    puzzles.lostThen(puzzle.lost),
    puzzles.dueIn(puzzle.due === null ? null : puzzle.due - day),
  ];
  return (
    <li className={styles['slip']} data-stock={stockOf(variant)}>
      <Link href={`/puzzles/due?${new URLSearchParams({ id: puzzle.id }).toString()}`}>
        <span className={styles['text']}>
          <PrintedDice dice={dice} label={dice.join(' ')} />
          <small>{about.join(', ')}</small>
        </span>
        <Icon name="right" />
      </Link>
      <RemoveButton label={`${puzzles.forget}: ${dice.join(' ')}`} onPress={() => void forgetPuzzle(puzzle.id).then(onChange)} />
    </li>
  );
}

const CHOSEN = 'yaht.puzzles';

function Packs() {
  const words = useWords();
  const { puzzles, web } = words;
  const [chosen, setChosen] = useState(() => recallText(CHOSEN));
  const variant = packVariants.find(({ id }) => id === chosen) ?? packVariants[0];
  const names = Object.fromEntries(packVariants.map(each => [each.id, variantName(words, each)]));
  const choose = (id: string): void => {
    setChosen(id);
    keepText(CHOSEN, id);
  };
  if (!variant) return null;
  return (
    <section className={styles['section']} aria-labelledby="packs">
      <h2 id="packs">{puzzles.packs}</h2>
      <p>{puzzles.packsAbout}</p>
      <Select title={web.game} values={names} chosen={variant.id} onChoose={choose} />
      <ul className={styles['slips']}>
        {THEMES.map(theme => (
          <ThemeSlip key={`${variant.id}/${theme}`} variant={variant} theme={theme} />
        ))}
      </ul>
    </section>
  );
}
