/** One of several, folded away until it is asked for. */
import styles from './People.module.css';

type Props<Value extends string> = {
  readonly title: string;
  readonly values: Readonly<Partial<Record<Value, string>>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

export function Select<Value extends string>({ title, values, chosen, onChoose }: Props<Value>) {
  return (
    <label className={styles['field']}>
      <span>{title}</span>
      <select value={chosen} onChange={event => onChoose(event.target.value as Value)}>
        {(Object.entries(values) as [Value, string][]).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
