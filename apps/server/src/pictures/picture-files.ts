/** The letters and the program that draws: beside the bundle that contains this, or where they come from. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const isBundled = !/\/(src|dist)\/pictures\//.test(import.meta.url);

export const fontFile = (name: 'roboto-serif-700' | 'archivo-600'): Buffer =>
  readFileSync(new URL(`${isBundled ? '../pictures' : '../../fonts'}/${name}.ttf`, import.meta.url));

export const rendererFile = (): Buffer =>
  readFileSync(
    isBundled
      ? new URL('../pictures/resvg.wasm', import.meta.url)
      : createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  );
