/** Around every invitation: the sign of the house above, what can be done below. */
import { variantById } from '@yaht/rules';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { Wordmark } from '../design/Mark.tsx';
import { stockOf } from '../design/paper.ts';
import { useWords } from '../device/words.ts';
import type { Invitation } from './use-invitation.ts';
import styles from './InvitationPage.module.css';

type Props = {
  readonly invitation?: Invitation;
  readonly tray?: ReactNode;
  readonly children: ReactNode;
};

export function InvitationFrame({ invitation, tray, children }: Props) {
  const { invitation: text } = useWords();
  const variant = invitation && variantById(invitation.variant.id);
  return (
    <Frame
      ground="desk"
      stock={variant && stockOf(variant)}
      bar={
        <header className={styles['bar']}>
          <Link href="/">
            <Wordmark />
          </Link>
          <p>{text.title}</p>
        </header>
      }
      tray={tray}
    >
      {children}
    </Frame>
  );
}
