/** A page of paper with a way back. */
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { TopBar } from '../play/TopBar.tsx';
import styles from './Page.module.css';

export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [, go] = useLocation();
  return (
    <div className={styles['page']}>
      <TopBar title={title} onBack={() => go('/')} />
      <main className={styles['paper']}>{children}</main>
    </div>
  );
}
