/** One request to an address that somebody gave us: it goes nowhere else, takes no longer than it may, and its answer is not read. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicAddress, publicLookup } from './address.ts';

/** How notices may travel. */
export type Reach = {
  /** Whether private networks are allowed, and with them addresses without TLS. */
  readonly privateNetworks: boolean;
  /** Milliseconds until an answer is not waited for any more. */
  readonly patience: number;
};

export type Posted =
  | { readonly type: 'answered'; readonly status: number; readonly retryAfter: number | undefined }
  /** Nobody there, no answer in time, or an address that may not be asked. */
  | { readonly type: 'silent'; readonly why: string };

export type Letter = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

const USUAL_PORTS = ['', '443', '80', '8443', '8080'];

/** Why an address cannot be one that notices go to; undefined when it can. */
export function addressProblem(
  text: string,
  { privateNetworks }: Pick<Reach, 'privateNetworks'>,
): 'not-an-address' | 'not-public' | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || text.length > 2_048 || !['https:', 'http:'].includes(url.protocol)) return 'not-an-address';
  if (url.username !== '' || url.password !== '') return 'not-an-address';
  if (privateNetworks) return undefined;
  if (url.protocol !== 'https:' || !USUAL_PORTS.includes(url.port)) return 'not-public';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isNamed = /[a-z]/i.test(host) && host.includes('.') && !host.includes(':');
  return (isNamed && !/\.(localhost|local|internal|home\.arpa)$/i.test(host)) || isPublicAddress(host) ? undefined : 'not-public';
}

export function postNotice(address: string, { headers, body }: Letter, reach: Reach): Promise<Posted> {
  const problem = addressProblem(address, reach);
  if (problem) return Promise.resolve({ type: 'silent', why: problem });
  const url = new URL(address);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise(resolve => {
    const silent = (why: string): void => resolve({ type: 'silent', why });
    const asked = request(url, {
      method: 'POST',
      // A connection of its own, so that its address is looked at.
      agent: false,
      headers: { ...headers, 'Content-Length': body.length },
      signal: AbortSignal.timeout(reach.patience),
      ...(reach.privateNetworks ? {} : { lookup: publicLookup }),
    });
    asked.on('error', error =>
      silent(error.name === 'TimeoutError' || error.name === 'AbortError' ? 'no answer in time' : error.message),
    );
    asked.on('response', ({ statusCode = 0, headers: answered }) => {
      resolve({ type: 'answered', status: statusCode, retryAfter: secondsIn(answered['retry-after']) });
      // A redirect is not followed, and what it says is of no use to anybody here.
      asked.destroy();
    });
    asked.end(body);
  });
}

/** Seconds, or a date; both are ways to say it. */
function secondsIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1_000));
}
