/** The day's result as a picture: a sign for each turn, and nothing that helps later players. */
import type { DailyMark } from '@yaht/messages';
import { box, disc, dottedRule, drawTicket, LEFT, outline, pictureOf, RIGHT, type Pen, type Role } from './pen.ts';

export type DailyPicture = {
  /** The number of the day. */
  readonly title: string;
  readonly game: string;
  readonly score: number;
  /** By turn; none where it is not known how they went. */
  readonly marks: readonly DailyMark[];
  readonly date: string;
  /** What the signs mean. */
  readonly signs: Readonly<Record<'best' | 'close' | 'missed', string>>;
  /** The place and the days in a row. */
  readonly feet: readonly [string, string];
};

/** Signs beside each other, and the room of one. */
const [ACROSS, ROOM] = [5, 171];
const SQUARE = 102;

export const dailyPicture = (result: DailyPicture): Promise<Blob> => pictureOf((pen, role) => draw(pen, role, result));

function draw(pen: Pen, role: Role, { title, game, date, score, marks, signs, feet }: DailyPicture): void {
  const [figure, print] = [role('font-figure'), role('font-print')];
  drawTicket(pen, role);
  const text = (words: string, x: number, y: number, font: string, colour: string, width: number): void => {
    pen.fillStyle = role(colour);
    pen.font = font;
    pen.fillText(words, x, y, width);
  };
  text(title, LEFT, 308, `800 72px ${figure}`, 'ink', 520);
  text(game, LEFT, 360, `560 38px ${print}`, 'soft', 520);
  pen.textAlign = 'right';
  text(date, RIGHT, 168, `560 34px ${print}`, 'soft', 400);
  text(`${score}`, RIGHT, 360, `800 150px ${figure}`, 'ink', 300);
  text(feet[1], RIGHT, 964, `680 36px ${print}`, 'ink', 400);
  pen.textAlign = 'left';
  text(feet[0], LEFT, 964, `680 36px ${print}`, 'ink', 420);
  const down = Math.min(132, 430 / Math.ceil(Math.max(1, marks.length) / ACROSS));
  const side = Math.min(SQUARE, down - 20);
  marks.forEach((mark, i) =>
    drawMark(pen, role, mark, [LEFT + 24 + ROOM * (i % ACROSS), 424 + down * Math.floor(i / ACROSS), side]),
  );
  if (marks.length > 0) drawLegend(pen, role, signs);
  dottedRule(pen, role, 898);
}

/** Each sign in small, with its word. */
function drawLegend(pen: Pen, role: Role, { best, close, missed }: DailyPicture['signs']): void {
  const shown = [
    ['✓', best],
    ['~', close],
    ['x', missed],
  ] as const;
  pen.font = `560 30px ${role('font-print')}`;
  const wide = shown.map(([, word]) => 52 + pen.measureText(word).width);
  const gap = 48;
  const all = wide.reduce((sum, width) => sum + width, 0) + 2 * gap;
  let x = (LEFT + RIGHT - all) / 2;
  for (const [i, [mark, word]] of shown.entries()) {
    drawMark(pen, role, mark, [x, 826, 36], 4);
    pen.fillStyle = role('ink');
    pen.fillText(word, x + 52, 855);
    x += (wide[i] ?? 0) + gap;
  }
}

/** A tick on its ground, a dot in a ring, or a dotted seat: told apart without colour. */
function drawMark(pen: Pen, role: Role, mark: DailyMark, [x, y, side]: readonly [number, number, number], line = 8): void {
  const place = [x, y, side, side] as const;
  if (mark === 'x') {
    pen.setLineDash([side * 0.14, side * 0.11]);
    outline(pen, place, side * 0.22, role('line'), line);
    pen.setLineDash([]);
    return;
  }
  if (mark === '~') {
    outline(pen, place, side * 0.22, role('stamp'), line);
    disc(pen, x + side / 2, y + side / 2, side * 0.15, role('stamp'));
    return;
  }
  box(pen, place, side * 0.22, role('stamp'));
  pen.strokeStyle = role('paper');
  pen.lineWidth = side * 0.13;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(x + side * 0.26, y + side * 0.54);
  pen.lineTo(x + side * 0.43, y + side * 0.7);
  pen.lineTo(x + side * 0.74, y + side * 0.34);
  pen.stroke();
  pen.lineCap = 'butt';
}
