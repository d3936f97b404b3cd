/** What a TrueType font says of its letters: which it has, and how wide they are. */

type Glyph = number;

/** Offsets and units as the tables of the format have them: https://learn.microsoft.com/typography/opentype/spec */
export class Font {
  readonly #view: DataView;
  readonly #unitsPerEm: number;
  readonly #metrics: number;
  readonly #metricCount: number;
  readonly #segments: number;
  readonly #segmentCount: number;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#unitsPerEm = this.#view.getUint16(this.#table('head') + 18);
    this.#metricCount = this.#view.getUint16(this.#table('hhea') + 34);
    this.#metrics = this.#table('hmtx');
    this.#segments = this.#mapOfUnicode();
    this.#segmentCount = this.#view.getUint16(this.#segments + 6) / 2;
  }

  /** Whether every letter of the text is in the font. */
  has(text: string): boolean {
    return [...text].every(letter => letter === ' ' || this.#glyph(letter) !== 0);
  }

  /** At this size; what a font moves together between two letters is not counted. */
  width(text: string, size: number): number {
    const units = [...text].reduce((sum, letter) => sum + this.#advance(this.#glyph(letter)), 0);
    return (units / this.#unitsPerEm) * size;
  }

  #table(tag: string): number {
    const count = this.#view.getUint16(4);
    for (let i = 0; i < count; i += 1) {
      const at = 12 + 16 * i;
      const name = String.fromCharCode(...[0, 1, 2, 3].map(byte => this.#view.getUint8(at + byte)));
      if (name === tag) return this.#view.getUint32(at + 8);
    }
    throw new Error(`the font has no table ${tag}`);
  }

  /** The letters by segments of numbers (format 4), which every font has for Windows. */
  #mapOfUnicode(): number {
    const map = this.#table('cmap');
    const count = this.#view.getUint16(map + 2);
    for (let i = 0; i < count; i += 1) {
      const at = map + this.#view.getUint32(map + 8 + 8 * i);
      if (this.#view.getUint16(at) === 4) return at;
    }
    throw new Error('the font has no map of letters by segments');
  }

  /** 0 for a letter that the font does not have. */
  #glyph(letter: string): Glyph {
    const code = letter.codePointAt(0) ?? 0;
    const [ends, step] = [this.#segments + 14, 2 * this.#segmentCount];
    for (let i = 0; i < this.#segmentCount; i += 1) {
      if (this.#view.getUint16(ends + 2 * i) < code) continue;
      const start = this.#view.getUint16(ends + 2 + step + 2 * i);
      if (start > code) return 0;
      const delta = this.#view.getUint16(ends + 2 + 2 * step + 2 * i);
      const rangeAt = ends + 2 + 3 * step + 2 * i;
      const range = this.#view.getUint16(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = this.#view.getUint16(rangeAt + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  }

  /** Glyphs at the end share the last width. */
  #advance(glyph: Glyph): number {
    return this.#view.getUint16(this.#metrics + 4 * Math.min(glyph, this.#metricCount - 1));
  }
}
