/** Questions to the server over HTTP, asked as whoever has the account of this device. */
import { err, ok, type Result } from '@yaht/rules';
import { currentAccount } from './account.ts';

/** `offline`: nobody answered; anything else is the server's own code. */
export type NoAnswer = { readonly code: string };

type Asked = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** Of whoever asks; the account of this device, unless told otherwise. */
  readonly key?: string | undefined;
};

export async function askServer<Value>(
  path: string,
  { method = 'GET', body, key = currentAccount()?.key }: Asked = {},
): Promise<Result<Value, NoAnswer>> {
  if (!navigator.onLine) return err({ code: 'offline' });
  try {
    const response = await fetch(path, {
      method,
      // What is remembered is remembered by the app, which says when it was seen.
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const json = text === '' ? null : (JSON.parse(text) as unknown);
    return response.ok ? ok(json as Value) : err({ code: codeIn(json) });
  } catch {
    return err({ code: 'offline' });
  }
}

const codeIn = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : 'fault';
