/** A question over the screen, with its two answers. Where a no does no harm and a yes may, the no is the main button. */
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

type Props = {
  readonly title: string;
  /** Who is asked, where there are several. */
  readonly aside?: string | undefined;
  readonly children?: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly isHarmless?: boolean;
  /** A third answer, between the two. */
  readonly other?: ReactNode;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

export function AskSheet({ title, aside, children, yes, no, isHarmless = false, other, onYes, onNo }: Props) {
  const agree = (
    <Button look={isHarmless ? 'main' : 'second'} testId="yes" onPress={onYes}>
      {yes}
    </Button>
  );
  const refuse = (
    <Button look={isHarmless ? 'second' : 'main'} testId="no" onPress={onNo}>
      {no}
    </Button>
  );
  return (
    <Sheet
      title={title}
      aside={aside}
      onClose={onNo}
      actions={
        <>
          {isHarmless ? refuse : agree}
          {other}
          {isHarmless ? agree : refuse}
        </>
      }
    >
      {children}
    </Sheet>
  );
}
