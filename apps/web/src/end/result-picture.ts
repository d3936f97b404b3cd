/** The result as a picture, drawn on this device in the colours and with the letters of the page. */
import { PIPS } from '@yaht/art';
import type { MiniCard, MiniLine } from './mini-card.ts';
import { box, disc, dottedRule, drawTicket, LEFT, outline, pictureOf, RIGHT, type Box, type Pen, type Role } from './pen.ts';

export type Result = {
  /** The game. */
  readonly title: string;
  /** The figure of a game of one's own; with others the winner, in words. */
  readonly headline: string;
  readonly about: string;
  /** Players by place, where there are several. */
  readonly lines: readonly string[];
  readonly stamp?: string | undefined;
  readonly card?: { readonly mini: MiniCard; readonly total: string; readonly bonus: string } | undefined;
  readonly question: string;
};

export const resultPicture = (result: Result): Promise<Blob> => pictureOf((pen, role) => draw(pen, role, result));

function draw(pen: Pen, role: Role, result: Result): void {
  const [figure, print] = [role('font-figure'), role('font-print')];
  const text = (words: string, x: number, y: number, font: string, colour = 'ink', width = RIGHT - x): void => {
    pen.fillStyle = role(colour);
    pen.font = font;
    pen.fillText(words, x, y, width);
  };
  drawTicket(pen, role);
  pen.textAlign = 'right';
  text(result.title, RIGHT, 168, `560 32px ${print}`, 'soft', 400);
  pen.textAlign = 'left';
  const { card, lines } = result;
  const [first, second] = card ? [540, 622] : [360, 430];
  text(result.headline, LEFT, first, `800 ${card ? 250 : 96}px ${figure}`, 'ink', card ? 440 : RIGHT - LEFT);
  text(result.about, LEFT, second, `620 40px ${print}`, 'ink', card ? 470 : RIGHT - LEFT);
  lines.forEach((line, i) => text(line, LEFT, 550 + i * 56, `620 40px ${print}`, 'ink'));
  if (card) drawCard(pen, role, card);
  if (result.stamp !== undefined) drawStamp(pen, role, result.stamp);
  dottedRule(pen, role, 866);
  text(result.question, LEFT, 938, `700 34px ${print}`, 'ink', 480);
  for (let die = 0; die < 4; die += 1) drawDie(pen, role, 5, [632 + 68 * die, 900, 54]);
  pen.setLineDash([5, 5]);
  outline(pen, [904, 900, 52, 52], 13, role('ink'), 4);
  pen.setLineDash([]);
}

function drawDie(pen: Pen, role: Role, face: keyof typeof PIPS, [x, y, side]: readonly [number, number, number]): void {
  box(pen, [x, y + 4, side, side], side * 0.22, role('lip'));
  box(pen, [x, y, side, side], side * 0.22, role('face'));
  for (const [px, py] of PIPS[face]) disc(pen, x + (px / 64) * side, y + (py / 64) * side, side * 0.088, role('pip'));
}

function drawStamp(pen: Pen, role: Role, stamp: string): void {
  pen.save();
  pen.translate(336, 744);
  pen.rotate((-6 * Math.PI) / 180);
  outline(pen, [-200, -54, 400, 108], 22, role('stamp'), 6);
  outline(pen, [-188, -42, 376, 84], 14, role('stamp'), 2);
  pen.fillStyle = role('stamp');
  pen.font = `800 50px ${role('font-figure')}`;
  pen.textAlign = 'center';
  pen.fillText(stamp, 0, 18, 350);
  pen.restore();
}

function drawCard(pen: Pen, role: Role, { mini, total, bonus }: NonNullable<Result['card']>): void {
  const rows = Math.max(mini.left.length, mini.right.length);
  const height = Math.min(30, 330 / rows);
  pen.save();
  pen.translate(626, 250);
  pen.rotate((3 * Math.PI) / 180);
  const foot = rows * height;
  box(pen, [0, 0, 330, foot + 70], 14, role('field'));
  const figureOf = (size: number): string => `700 ${size}px ${role('font-figure')}`;
  [mini.left, mini.right].forEach((lines, side) =>
    lines.forEach((line, i) => {
      const [x, y] = [side * 165, i * height];
      if (i % 2 === 0) box(pen, [x + 2, y + 2, 161, height], 0, role('bar'));
      drawSign(pen, role, line, bonus, [x + 14, y + height / 2]);
      pen.fillStyle = role(line.kind === 'bonus' ? 'stamp' : 'ink');
      pen.font = figureOf(22);
      pen.textAlign = 'right';
      pen.fillText(`${line.points}`, x + 150, y + height / 2 + 8);
      pen.textAlign = 'left';
    }),
  );
  outline(pen, [0, 0, 330, foot + 70], 14, role('line'), 2);
  pen.fillStyle = role('ink');
  pen.font = `680 26px ${role('font-print')}`;
  pen.fillText(total, 18, foot + 45, 150);
  pen.font = figureOf(32);
  pen.textAlign = 'right';
  pen.fillText(`${mini.total}`, 312, foot + 44);
  pen.restore();
}

function drawSign(pen: Pen, role: Role, line: MiniLine, bonus: string, [x, y]: readonly [number, number]): void {
  if (line.kind === 'bonus') {
    pen.fillStyle = role('ink');
    pen.font = `620 20px ${role('font-print')}`;
    pen.fillText(bonus, x, y + 7, 90);
  } else if (line.kind === 'face') {
    outline(pen, [x, y - 10, 20, 20], 5, role('ink'), 2);
    for (const [px, py] of PIPS[line.face]) disc(pen, x + (px / 64) * 20, y - 10 + (py / 64) * 20, 1.9, role('ink'));
  } else
    line.parts.forEach((part, i) => {
      const tall = part === 'step' ? 2 + (i * 8) / line.parts.length : 9;
      const square: Box = [x + i * 12, y + 5 - tall, 9, tall];
      if (part === 'set' || part === 'step') box(pen, square, 1.5, role('ink'));
      else outline(pen, square, 1.5, role(part === 'any' ? 'rule' : 'ink'), 1.5);
    });
}
