/** Texts of the content: a sentence with places for the very numbers that the effect is made of, so that the two cannot differ. */

/** The numbers of an effect by name. */
export type Numbers = Readonly<Record<string, number>>;

/** What every piece of content tells about itself. Other languages bring their own sentence for the same numbers. */
export type Described = { readonly name: string; readonly text: string; readonly numbers: Numbers };

/** The sentence with its numbers filled in. */
export const textOf = ({ text, numbers }: Described): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(numbers[name] ?? place));
