type Warning = readonly unknown[];
type Warned = { emitWarning: (...warning: Warning) => void };

/** Does something without Node's warning that a feature of its own is experimental; all other warnings are passed on. */
export function withoutWarning<Value>(feature: string, work: () => Value, by = process as Warned): Value {
  const { emitWarning } = by;
  Object.assign(by, { emitWarning: (...warning: Warning) => void (isAbout(feature, warning) || emitWarning(...warning)) });
  try {
    return work();
  } finally {
    Object.assign(by, { emitWarning });
  }
}

const isAbout = (feature: string, [text, type]: Warning): boolean =>
  type === 'ExperimentalWarning' && typeof text === 'string' && text.startsWith(`${feature} `);
