/** Drawing on a square picture in the colours and with the letters of the page. */
import { PIPS } from '@yaht/art';

/** Pixels of each side. */
const SIDE = 1_080;
/** Where words begin and end. */
export const [LEFT, RIGHT] = [124, 956] as const;

export type Pen = OffscreenCanvasRenderingContext2D;
/** The value of a role of the page's theme. */
export type Role = (name: string) => string;

/** The picture that is drawn by this, once the letters have come. */
export async function pictureOf(draw: (pen: Pen, role: Role) => void): Promise<Blob> {
  await document.fonts.ready;
  const style = getComputedStyle(document.documentElement);
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const pen = canvas.getContext('2d');
  if (pen) draw(pen, name => style.getPropertyValue(`--${name}`).trim());
  return canvas.convertToBlob({ type: 'image/png' });
}

/** The paper on the tray, with the sign and the name of the app. */
export function drawTicket(pen: Pen, role: Role): void {
  pen.fillStyle = role('tray');
  pen.fillRect(0, 0, SIDE, SIDE);
  box(pen, [64, 64, 952, 952], 28, role('paper'));
  drawMark(pen, role);
  pen.fillStyle = role('ink');
  pen.font = `800 66px ${role('font-figure')}`;
  pen.fillText('yaht', 200, 178);
}

export type Box = readonly [x: number, y: number, width: number, height: number];

export function box(pen: Pen, [x, y, width, height]: Box, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

/** The dotted line above the foot of a picture. */
export function dottedRule(pen: Pen, role: Role, y: number): void {
  pen.setLineDash([4, 8]);
  pen.strokeStyle = role('line');
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(LEFT, y);
  pen.lineTo(RIGHT, y);
  pen.stroke();
  pen.setLineDash([]);
}

export function outline(pen: Pen, [x, y, width, height]: Box, radius: number, colour: string, thick: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = thick;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.stroke();
}

export function disc(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function drawMark(pen: Pen, role: Role): void {
  box(pen, [126, 128, 58, 58], 13, role('ink'));
  for (const [x, y] of PIPS[4]) disc(pen, 124 + x * 0.97, 126 + y * 0.97, 5.6, role('paper'));
  pen.strokeStyle = role('mark-ring');
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(155, 157, 5.2, 0, 2 * Math.PI);
  pen.stroke();
}
