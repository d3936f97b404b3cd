/** The result as a picture, drawn in the colours and with the type of the page. */

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;

export async function resultPicture(title: string, lines: readonly string[]): Promise<Blob> {
  await document.fonts.ready;
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  if (pen) draw(pen, title, lines);
  return canvas.convertToBlob({ type: 'image/png' });
}

function draw(pen: OffscreenCanvasRenderingContext2D, title: string, lines: readonly string[]): void {
  const style = getComputedStyle(document.documentElement);
  const role = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const figure = role('font-figure');
  pen.fillStyle = role('paper');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const height = (HEIGHT - 270) / Math.max(2, lines.length);
  lines.forEach((line, i) => {
    const top = 190 + i * height;
    pen.fillStyle = role(i % 2 === 0 ? 'bar' : 'paper');
    pen.fillRect(0, top, WIDTH, height);
    pen.fillStyle = role('ink');
    pen.font = `700 ${Math.min(56, height * 0.55)}px ${figure}`;
    pen.textBaseline = 'middle';
    pen.fillText(line, MARGIN, top + height / 2, WIDTH - 2 * MARGIN);
  });
  pen.fillStyle = role('ink');
  pen.textBaseline = 'alphabetic';
  pen.font = `700 80px ${figure}`;
  pen.fillText(title, MARGIN, 130, WIDTH - 2 * MARGIN);
  pen.fillStyle = role('tray');
  pen.fillRect(0, HEIGHT - 80, WIDTH, 80);
  pen.fillStyle = role('on-tray');
  pen.font = `700 44px ${figure}`;
  pen.fillText('yaht', MARGIN, HEIGHT - 26);
}
