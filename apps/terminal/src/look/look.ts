/** How everything is drawn at this moment; a command can change it while the game is on. */
import { glyphsFor, type Glyphs } from './glyphs.ts';
import { paintOf, type OwnThemes, type Paint } from './theme.ts';

export type Look = { readonly glyphs: Glyphs; readonly paint: Paint };

export type LookWish = {
  readonly theme: string;
  readonly ownThemes: OwnThemes;
  readonly isAscii: boolean;
  readonly hasColor: boolean;
};

export const lookOf = ({ theme, ownThemes, isAscii, hasColor }: LookWish): Look => ({
  glyphs: glyphsFor(isAscii),
  paint: paintOf(theme, hasColor, ownThemes),
});
