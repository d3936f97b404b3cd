/** From the tap on a notice to the dice: `npm run bench notice`. A processor four times slowed, a line as of fast 3G, the app on the device. */
import { emptyFolder } from '../tests/lib/programs.ts';
import { startYahtServer } from '../tests/lib/server.ts';
import { launch, type Session } from './web/inspector.ts';
import { beforehand, phone, slowDown, slowLine, until, valueOf, visit } from './web/browser.ts';

const TAPS = 5;
const SLOWED = 4;
const MOST = 2_000;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Json = Readonly<Record<string, unknown>>;

async function ask(origin: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Json> {
  const how = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const answer = await fetch(origin + path, how);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Json;
}

/** Somebody at a phone sits in a game of days, and it is their turn; the other one plays by requests. */
async function waitingGame(page: Session, origin: string): Promise<string> {
  const key = (await ask(origin, '/v1/profiles', { name: 'Ben' }))['key'] as string;
  const wishes = { name: 'Ann', variant: 'yahtzee', seats: 2, turnSeconds: 86_400, private: true, start: 'ready' };
  const opened = await ask(origin, '/v1/rooms', { ...wishes, autoFirstRoll: false });
  const { room } = opened['room'] as { readonly room: string };
  const auth = { authorization: `Bearer ${opened['token'] as string}` };
  await ask(origin, `/v1/rooms/${room}/ready`, {}, auth);
  await visit(page, origin);
  await until(page, '#app > :not([data-printed])');
  await valueOf(page, `localStorage.setItem('yaht.profile', ${JSON.stringify(JSON.stringify({ key, name: 'Ben' }))})`);
  await valueOf(page, 'navigator.serviceWorker.ready.then(() => true)');
  await visit(page, `${origin}/r/${room}`);
  await until(page, '[data-testid="enter"]');
  await valueOf(page, `document.querySelector('[data-testid="enter"]').click()`);
  await until(page, '[data-testid="die-0"]');
  await ask(origin, `/v1/rooms/${room}/roll`, {}, auth);
  await ask(origin, `/v1/rooms/${room}/score`, { category: 'chance' }, auth);
  await until(page, DICE);
  return room;
}

const DICE = '[data-testid="roll"]:not([aria-disabled="true"])';

/** Runs in the page: when the dice may be rolled, and a touch would be answered. */
function noteDice(): void {
  const dice = new Promise(resolve => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('[data-testid="roll"]:not([aria-disabled="true"])')) return;
      look.disconnect();
      requestIdleCallback(() => resolve(performance.now()));
    });
    look.observe(document, { childList: true, subtree: true, attributes: true });
  });
  Object.assign(globalThis, { dice });
}

/** What the worker does when a notice is tapped and the app is not open: a page of its own at the address of the game. */
async function tap(page: Session, origin: string, room: string): Promise<number> {
  await visit(page, 'about:blank');
  await visit(page, `${origin}/r/${room}`);
  return valueOf<number>(page, 'dice');
}

const folder = await emptyFolder();
const server = await startYahtServer(['--data', folder.path]);
const browser = await launch();
try {
  const origin = server.document.http.url;
  const page = await phone(browser);
  const room = await waitingGame(page, origin);
  await beforehand(page, noteDice);
  browser.precede();
  await slowDown(page, SLOWED);
  await slowLine(page);
  const taps: number[] = [];
  for (let i = 0; i < TAPS; i += 1) taps.push(await tap(page, origin, room));
  const most = median(taps);
  process.stdout.write(
    `\nfrom a notice to the dice\n  ${Math.round(most)} ms, at most ${MOST} (${taps.map(Math.round).join(', ')})\n`,
  );
  if (most > MOST) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop('SIGTERM');
  await folder.remove();
}
