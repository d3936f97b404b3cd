/** A hand that points at a die. It shows what the sentence says, so it is for the eye alone. */
import styles from './FirstTurn.module.css';

export function Hand({ at }: { readonly at: number }) {
  return (
    <svg className={styles['hand']} style={{ insetInlineStart: `${20 * at + 11}%` }} viewBox="0 0 48 60" aria-hidden="true">
      <path d="M16 4a6 6 0 0 1 6 6v18l17 4q6 1.6 6 8v9q0 9-9 9H20q-5 0-8-4L3 40q-2-4 2-5t7 2V10a6 6 0 0 1 4-6Z" />
      <path d="M22 29v9M30 31v8M38 33v7" />
    </svg>
  );
}
