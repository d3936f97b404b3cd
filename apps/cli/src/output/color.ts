/** Whether to colour, and how: roles, not hues, from the sixteen colours every terminal has. */
export const COLOR_MODES = ['auto', 'always', 'never'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

type Env = Readonly<Record<string, string | undefined>>;

const isOn = (value: string | undefined): boolean => value !== undefined && value !== '' && !/^(0|false)$/i.test(value);

/** A flag beats every variable; NO_COLOR beats FORCE_COLOR; without any of them a terminal gets colour. */
export function wantsColor(mode: ColorMode, env: Env, isTerminal: boolean): boolean {
  if (mode !== 'auto') return mode === 'always';
  if (env['NO_COLOR']) return false;
  if (isOn(env['FORCE_COLOR']) || isOn(env['CLICOLOR_FORCE'])) return true;
  return isTerminal && env['TERM'] !== 'dumb' && !/^(0|false)$/i.test(env['FORCE_COLOR'] ?? '');
}

export type Paint = {
  readonly heading: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
};

const plain = (text: string): string => text;
const sgr =
  (on: number, off: number) =>
  (text: string): string =>
    text === '' ? '' : `\u001B[${on}m${text}\u001B[${off}m`;

const coloured: Paint = { heading: sgr(1, 22), dim: sgr(2, 22), good: sgr(32, 39), bad: sgr(31, 39) };
const uncoloured: Paint = { heading: plain, dim: plain, good: plain, bad: plain };

export const paintFor = (color: boolean): Paint => (color ? coloured : uncoloured);
