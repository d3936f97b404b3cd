/** Time comes in as a parameter, so that tests move it by hand and neither Node nor a browser is named here. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does the work after so many milliseconds, unless it is called off. */
  readonly after: (milliseconds: number, work: () => void) => CallOff;
};
export type CallOff = () => void;
