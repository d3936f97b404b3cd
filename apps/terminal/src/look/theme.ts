/** How parts of a screen look, by what they mean. Nothing is told by colour alone: without any, weight and reverse remain. */
export const THEMES = ['default', 'high-contrast', 'mono'] as const;
type ThemeName = (typeof THEMES)[number];

export const ROLES = [
  'plain',
  /** What stands written on a card: ink. */
  'ink',
  /** What could be written: pencil. */
  'pencil',
  'dim',
  'title',
  'key',
  'active',
  'held',
  'good',
  'bad',
  'bonus',
  /** Chosen, or under the cursor. */
  'chosen',
] as const;
export type Role = (typeof ROLES)[number];

/** The text in the look of its role. */
export type Paint = (role: Role, text: string) => string;

type Pair = readonly [on: number, off: number];
const bold: Pair = [1, 22];
const dim: Pair = [2, 22];
const underlined: Pair = [4, 24];
const reverse: Pair = [7, 27];
const hue = (code: number): Pair => [code, 39];
const [red, green, yellow, cyan] = [hue(31), hue(32), hue(33), hue(36)];
const [brightRed, brightGreen, brightYellow, brightCyan, white] = [hue(91), hue(92), hue(93), hue(96), hue(97)];

/** What a theme of one's own can say of a role, several words together. */
const WORDS = {
  bold,
  dim,
  underlined,
  reverse,
  black: hue(30),
  red,
  green,
  yellow,
  blue: hue(34),
  magenta: hue(35),
  cyan,
  white: hue(37),
  'bright-black': hue(90),
  'bright-red': brightRed,
  'bright-green': brightGreen,
  'bright-yellow': brightYellow,
  'bright-blue': hue(94),
  'bright-magenta': hue(95),
  'bright-cyan': brightCyan,
  'bright-white': white,
} as const;
export const STYLE_WORDS = Object.keys(WORDS) as readonly (keyof typeof WORDS)[];

/** Themes of one's own by name: what they leave out is as in the default one. */
export type OwnThemes = Readonly<Record<string, Readonly<Partial<Record<Role, readonly (keyof typeof WORDS)[]>>>>>;

type Style = Readonly<Record<Role, readonly Pair[]>>;

const mono: Style = {
  plain: [],
  ink: [bold],
  pencil: [dim],
  dim: [dim],
  title: [bold],
  key: [bold],
  active: [bold],
  held: [bold],
  good: [bold],
  bad: [bold],
  bonus: [underlined],
  chosen: [reverse],
};

const styles: Readonly<Record<ThemeName, Style>> = {
  mono,
  default: {
    ...mono,
    pencil: [cyan],
    title: [bold, cyan],
    active: [bold, green],
    held: [bold, yellow],
    good: [green],
    bad: [bold, red],
    bonus: [yellow],
  },
  // Nothing is dimmed here: every cell is as bright as the terminal can make it.
  'high-contrast': {
    ...mono,
    plain: [white],
    ink: [bold, white],
    pencil: [brightCyan],
    dim: [],
    title: [bold, brightCyan],
    active: [bold, brightGreen],
    held: [bold, brightYellow],
    good: [bold, brightGreen],
    bad: [bold, brightRed],
    bonus: [bold, brightYellow],
    chosen: [reverse, bold],
  },
};

/** The painter of a theme; without colour it is the one of `mono`. */
export function paintOf(theme: string, hasColor: boolean, own: OwnThemes = {}): Paint {
  const style = hasColor ? styleOf(theme, own) : styles.mono;
  return (role, text) => (text === '' ? '' : style[role].reduce((inner, pair) => wrapped(inner, pair), text));
}

function styleOf(theme: string, own: OwnThemes): Style {
  const wished = Object.hasOwn(own, theme) ? Object.entries(own[theme] ?? {}) : [];
  const base = styles[THEMES.find(name => name === theme) ?? 'default'];
  return { ...base, ...Object.fromEntries(wished.map(([role, words]) => [role, words.map(word => WORDS[word])])) };
}

const wrapped = (text: string, [on, off]: Pair): string => `\u001B[${on}m${text}\u001B[${off}m`;
