/**
 * What the two ends of a link can say to each other. Nodes of different releases meet while a house is updated, so each says which
 * versions it speaks, and both use the newest that they share.
 *
 * 1: wishes, their answers, and what is told but not recorded; facts are read from the log, after a hint.
 * 2: the writer passes facts on as well.
 */
export type Spoken = { readonly newest: number; readonly oldest: number };

export const SPOKEN: Spoken = { newest: 2, oldest: 1 };

/** Of a node from before versions were said. */
export const UNSAID: Spoken = { newest: 1, oldest: 1 };

export const passesFacts = (version: number): boolean => version >= 2;

/** Undefined when they share none. */
export function agreedVersion(ours: Spoken, theirs: Spoken): number | undefined {
  const newest = Math.min(ours.newest, theirs.newest);
  return newest >= Math.max(ours.oldest, theirs.oldest) ? newest : undefined;
}

/** Which versions whoever says this speaks. */
export function spokenIn(hello: object): Spoken {
  if (!('newest' in hello && 'oldest' in hello)) return UNSAID;
  const { newest, oldest } = hello;
  return typeof newest === 'number' && typeof oldest === 'number' ? { newest, oldest } : UNSAID;
}

/** For whoever runs the house. */
export const foreignText = (who: string, ours: Spoken, theirs: Spoken): string =>
  `${who} speaks ${rangeText(theirs)} of the link between nodes and this node ${rangeText(ours)}: update the older one`;

/** A link is tried again and again; what is wrong with it is said once. */
export function noteOnce(note: (text: string) => void = () => {}): (text: string) => void {
  const noted = new Set<string>();
  return text => {
    if (!noted.has(text)) note(text);
    noted.add(text);
  };
}

const rangeText = ({ oldest, newest }: Spoken): string =>
  oldest === newest ? `version ${newest}` : `versions ${oldest} to ${newest}`;
