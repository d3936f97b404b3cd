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

type SliderProps = {
  readonly text: string;
  /** The value in words. */
  readonly said: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
};

/** A figure between two ends. */
export function Slider({ text, said, value, least, most, step, onChange }: SliderProps) {
  return (
    <label className={styles['slider']}>
      <span>
        {text} <b>{said}</b>
      </span>
      <input
        type="range"
        aria-valuetext={said}
        {...{ value, step }}
        min={least}
        max={most}
        onChange={event => onChange(Number(event.target.value))}
      />
    </label>
  );
}
