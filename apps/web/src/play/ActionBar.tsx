/** The bar at the bottom: small buttons, and the one main button that says what will happen. */
import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}
