/** `/position?…`: one position, as a link brings it: first to decide, then with its answer. */
import { readPosition } from '@yaht/coach';
import { variantName } from '@yaht/messages';
import { useSearch } from 'wouter';
import { Empty } from '../app/Empty.tsx';
import { useWords } from '../device/words.ts';
import { judgeAnswer } from './judge.ts';
import { Lesson } from './Lesson.tsx';

export function PositionPage() {
  const words = useWords();
  const position = readPosition(Object.fromEntries(new URLSearchParams(useSearch())));
  if (!position.ok) return <Empty text={words.review.badLink} />;
  return (
    <Lesson
      position={position.value}
      title={`${words.review.positionTitle}, ${variantName(words, position.value.variant)}`}
      back="/"
      judge={wish => judgeAnswer(words, position.value, wish)}
    />
  );
}
