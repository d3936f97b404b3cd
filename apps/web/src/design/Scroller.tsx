/** A part of the screen that scrolls by itself, also by the keyboard where there is nothing in it to focus. */
import type { ReactNode } from 'react';

type Props = { readonly className: string | undefined; readonly children: ReactNode };

export function Scroller({ className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
    <div className={className} tabIndex={0}>
      {children}
    </div>
  );
}
