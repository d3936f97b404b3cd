/** Small changes of immutable state that every family makes. */

/** The list with another value in one place. */
export const replaceAt = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((old, i) => (i === at ? value : old));

/** What is at this place of the list; outside data may ask for places that are none. */
export const itemAt = <T>(list: readonly T[], place: number): T | undefined =>
  Number.isInteger(place) ? list[place] : undefined;

/** The state with its turn changed, while one is on. */
export const withTurn = <State extends { readonly turn: object | null }>(
  state: State,
  change: (turn: NonNullable<State['turn']>) => NonNullable<State['turn']>,
): State => (state.turn ? { ...state, turn: change(state.turn) } : state);
