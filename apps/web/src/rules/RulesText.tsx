/** The rules of a game, made from the data it is played by. */
import { rulesOf } from '@yaht/messages';
import type { Variant } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import styles from './RulesText.module.css';

export function RulesText({ variant }: { readonly variant: Variant }) {
  const { summary, sections } = rulesOf(useWords(), variant);
  return (
    <div className={styles['text']}>
      <p>{summary}</p>
      {sections.map(({ title, sentences, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          {sentences.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
          {rows.length > 0 && (
            <dl>
              {rows.map(({ id, name, needs, pays }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>{needs}</dd>
                  <dd className={styles['pays']}>{pays}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  );
}
