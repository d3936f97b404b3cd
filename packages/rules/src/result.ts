/** An answer that may be a refusal: rules return it instead of throwing. */
export type Result<Value, Reason> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Reason };

/** The answer that grants. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
/** The answer that refuses, with its reason. */
export const err = <Reason>(error: Reason): { readonly ok: false; readonly error: Reason } => ({ ok: false, error });

/** Stops the program when something the code itself promised is not so; never used for wrong moves. */
export function fault(message: string): never {
  throw new Error(`fault: ${message}`);
}
