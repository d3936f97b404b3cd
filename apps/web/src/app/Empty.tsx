/** Nothing here: an empty seat, one line, one way on. */
import { Link } from 'wouter';
import { deafAtFirst } from '../device/deaf-at-first.ts';
import { useWords } from '../device/words.ts';
import { useTitle } from './title.ts';
import { readFromHere } from './top.ts';
import styles from './Empty.module.css';

export function Empty({ text }: { readonly text: string }) {
  const { web } = useWords();
  useTitle(text);
  return (
    <main ref={deafAtFirst} className={styles['empty']}>
      <span className={styles['seat']} aria-hidden="true" />
      <h1 ref={readFromHere}>{text}</h1>
      <Link href="/">{web.home}</Link>
    </main>
  );
}
