/** One of a few: every answer is in sight, the chosen one is marked. */
import { useId } from 'react';
import styles from './Choice.module.css';

type Props<Value extends string> = {
  readonly title: string;
  readonly values: Readonly<Record<Value, string>>;
  /** Those that can be chosen, the usual one first; all of them unless told otherwise. */
  readonly order?: readonly Value[];
  readonly chosen: Value;
  /** What the chosen one means. */
  readonly note?: string;
  readonly onChoose: (value: Value) => void;
};

export function Choice<Value extends string>({ title, values, order, chosen, note, onChoose }: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{title}</legend>
      {(order ?? (Object.keys(values) as Value[])).map(value => (
        <label key={value}>
          <input
            type="radio"
            name={title}
            checked={value === chosen}
            aria-describedby={note !== undefined && value === chosen ? id : undefined}
            onChange={() => onChoose(value)}
          />
          <span>{values[value]}</span>
        </label>
      ))}
      {note !== undefined && (
        <p id={id} className={styles['note']}>
          {note}
        </p>
      )}
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
