/**
 * HTML that cannot forget to escape. What is written in a template stands as it is; what is put into it is text and is escaped,
 * unless a template made it.
 */

export class Html {
  readonly #source: string;

  private constructor(source: string) {
    this.#source = source;
  }

  static of(strings: readonly string[], parts: readonly Part[]): Html {
    return new Html(strings.reduce((before, string, i) => before + sourceOf(parts[i - 1] ?? '') + string));
  }

  toString(): string {
    return this.#source;
  }
}

/** What may stand in a template. */
export type Part = string | number | Html | readonly Html[];

export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => Html.of(strings, parts);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const sourceOf = (part: Part): string => {
  if (part instanceof Html) return part.toString();
  if (typeof part === 'object') return part.join('');
  return escaped(String(part));
};

/** A text as it may stand in HTML or SVG, also within quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, sign => ESCAPES[sign] ?? sign);
