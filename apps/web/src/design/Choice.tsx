/** One of a few: every answer is in sight, the chosen one is marked. */
import styles from './Choice.module.css';

type Props<Value extends string> = {
  readonly title: string;
  readonly values: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

export function Choice<Value extends string>({ title, values, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles['choice']}>
      <legend>{title}</legend>
      {(Object.entries(values) as [Value, string][]).map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={title} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

type SwitchProps = { readonly text: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

/** Yes or no. */
export function Switch({ text, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles['switch']}>
      <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
      <span>{text}</span>
    </label>
  );
}
