/** The thread that draws pictures: half a second of work each, which no table may wait for. */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerCalls } from '../thread/answering.ts';
import { drawTicket, type Fonts } from './draw-ticket.ts';
import { Font } from './font.ts';
import { fontFile, rendererFile } from './picture-files.ts';
import type { Ticket } from './ticket.ts';

answerCalls(() => {
  const files = { title: fontFile('roboto-serif-700'), print: fontFile('archivo-600') };
  const fonts: Fonts = { title: new Font(files.title), print: new Font(files.print) };
  const font = { fontBuffers: [files.title, files.print], loadSystemFonts: false };
  const ready = initWasm(rendererFile());
  return async (ticket: Ticket): Promise<Uint8Array> => {
    await ready;
    const drawing = new Resvg(drawTicket(fonts, ticket), { font });
    const picture = drawing.render();
    const png = picture.asPng();
    picture.free();
    drawing.free();
    return png;
  };
});
