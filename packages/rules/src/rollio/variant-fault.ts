/** Why the variant of a run or a duel cannot be read. */
export type VariantFault = {
  /** The first field that cannot be read, with the place in a list. */
  readonly field: string;
  /** What of it only a newer program knows; then nothing is wrong with it. */
  readonly unknown?: readonly string[];
};
