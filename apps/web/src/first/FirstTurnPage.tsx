/** `/learn/<game>`: the guided turn of a game again, for whoever looks for it. */
import { variantById } from '@yaht/rules';
import { useLocation } from 'wouter';
import { Empty } from '../app/Empty.tsx';
import { useWords } from '../device/words.ts';
import { FirstTable } from './FirstTable.tsx';
import { isTaught } from './lesson.ts';

export function FirstTurnPage({ id }: { readonly id: string }) {
  const { web } = useWords();
  const [, go] = useLocation();
  const variant = variantById(id);
  return isTaught(variant) ? <FirstTable variant={variant} onLeave={() => go('/')} /> : <Empty text={web.notFound} />;
}
