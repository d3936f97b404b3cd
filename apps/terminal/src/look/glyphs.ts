/** The signs a screen is drawn with: those of Unicode, or the ninety-five every terminal has. */
import type { SeatMark } from '@yaht/client';

/** Corners and edges, from the top left clockwise. */
export type Frame = {
  readonly top: readonly [string, string, string];
  readonly side: string;
  readonly bottom: readonly [string, string, string];
};

export type Glyphs = {
  readonly isAscii: boolean;
  readonly pip: string;
  readonly die: Frame;
  readonly held: Frame;
  readonly rule: string;
  readonly wall: string;
  /** Where a rule meets a wall: from below, and from the left. */
  readonly tee: string;
  readonly join: string;
  readonly open: string;
  readonly toPlay: string;
  readonly online: string;
  readonly cursor: string;
  /** The parts of a bar; neighbours differ also without colour. */
  readonly bar: readonly string[];
  readonly seat: (mark: SeatMark) => string;
  /** Any text in these signs; each letter keeps its place. */
  readonly text: (text: string) => string;
};

const unicode: Glyphs = {
  isAscii: false,
  pip: '●',
  die: { top: ['┌', '─', '┐'], side: '│', bottom: ['└', '─', '┘'] },
  held: { top: ['╔', '═', '╗'], side: '║', bottom: ['╚', '═', '╝'] },
  rule: '─',
  wall: '│',
  tee: '┬',
  join: '┤',
  open: '·',
  toPlay: '◄',
  online: '●',
  cursor: '>',
  bar: ['█', '▒', '▓', '░'],
  seat: ({ shape }) => shape,
  text: text => text,
};

const SEATS: Readonly<Record<string, string>> = { '●': '*', '▲': '^', '■': '#', '◆': '+', '★': '%', '✚': '=' };

const ascii: Glyphs = {
  isAscii: true,
  pip: 'o',
  die: { top: ['+', '-', '+'], side: '|', bottom: ['+', '-', '+'] },
  held: { top: ['+', '=', '+'], side: '#', bottom: ['+', '=', '+'] },
  rule: '-',
  wall: '|',
  tee: '+',
  join: '|',
  open: '.',
  toPlay: '<',
  online: '*',
  cursor: '>',
  bar: ['=', '-', '~', '.'],
  seat: ({ shape, letter }) => SEATS[shape] ?? letter,
  text: text => text.replace(/[^ -~]/gu, nearest),
};

const SIGNS: Readonly<Record<string, string>> = {
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  '−': '-',
  '–': '-',
  '—': '-',
  '…': '.',
  '×': 'x',
  '≈': '~',
  '·': '.',
  '“': '"',
  '”': '"',
  '„': '"',
  '’': "'",
  ß: 's',
  ø: 'o',
  Ø: 'O',
  æ: 'a',
  Æ: 'A',
  '\u00A0': ' ',
  '\u202F': ' ',
};

/** A letter without its marks, or a question mark where nothing comes near. */
function nearest(letter: string): string {
  const bare = letter.normalize('NFD').charAt(0);
  return SIGNS[letter] ?? (bare <= '~' ? bare : '?');
}

export const glyphsFor = (isAscii: boolean): Glyphs => (isAscii ? ascii : unicode);

type Env = Readonly<Record<string, string | undefined>>;

/** Whether this terminal is better served with plain signs: its locale is not UTF-8, or it is a bare console. */
export function needsAscii(env: Env): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return env['TERM'] === 'linux' || (env['WT_SESSION'] === undefined && !/utf-?8/i.test(locale));
}
