/** `/puzzles/yahtzee/bonus-race/7`: one puzzle of a pack, and the way to the next. */
import { isTheme, type Theme } from '@yaht/coach';
import type { ScorecardVariant } from '@yaht/rules';
import { useLocation } from 'wouter';
import { Empty } from '../app/Empty.tsx';
import { useWords } from '../device/words.ts';
import { Solving } from '../review/Solving.tsx';
import { useAnswer } from '../review/use-found.ts';
import { packFor, packName, packVariants } from './packs.ts';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { keepResult } from './store.ts';

type Place = { readonly game: string; readonly theme: string; readonly number: string };

export function PackPage({ game, theme, number }: Place) {
  const { puzzles } = useWords();
  const variant = packVariants.find(({ id }) => id === game);
  if (!variant || !isTheme(theme) || !/^\d{1,3}$/.test(number)) return <Empty text={puzzles.noNumber} />;
  return <Found variant={variant} theme={theme} number={Number(number)} />;
}

type Props = { readonly variant: ScorecardVariant; readonly theme: Theme; readonly number: number };

function Found({ variant, theme, number }: Props) {
  const { puzzles, review } = useWords();
  const [, go] = useLocation();
  const pack = useAnswer(packName(variant, theme), () => packFor(variant, theme));
  if (!pack) return <Solving variant={variant} text={puzzles.looking} />;
  if (!pack.ok) return <Empty text={review.unsolved} />;
  const puzzle = pack.value[number - 1];
  if (!puzzle) return <Empty text={pack.value.length === 0 ? puzzles.noPack : puzzles.noNumber} />;
  const isLast = number === pack.value.length;
  return (
    <PuzzleScreen
      position={puzzle.position}
      title={`${puzzles.themes[theme]} ${puzzles.ofAll(number, pack.value.length)}, ${puzzles.levels[puzzle.level]}`}
      next={{
        text: isLast ? puzzles.finish : puzzles.next,
        go: () => go(isLast ? '/puzzles' : `/puzzles/${variant.id}/${theme}/${number + 1}`),
      }}
      onAnswered={async isSolved => {
        await keepResult(packName(variant, theme), number, isSolved).catch(() => {});
        return undefined;
      }}
    />
  );
}
