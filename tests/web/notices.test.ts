/** Two people who are never there at the same time: one is told by a notice, and one tap leads to the dice. */
import { PushService } from '@yaht/server/push-service';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastingPort } from '../lib/port.ts';
import { emptyFolder } from '../lib/programs.ts';
import { startYahtServer, type Started } from '../lib/server.ts';
import { KEPT, keptByDevice, sharedBrowser, visit, withoutChromium, type Visitor } from './lib/browser.ts';
import { playTurn, rollButton } from './lib/play.ts';

type Json = Readonly<Record<string, unknown>>;
type Subscription = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };

describe.skipIf(withoutChromium)('a game of days', () => {
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  let service: PushService;
  let server: Started;
  let origin: string;
  beforeAll(async () => {
    const port = await lastingPort();
    // The browser grants notices and a copy of the app to pages of its own machine, too.
    origin = `http://localhost:${port}`;
    [folder, service] = [await emptyFolder(), await PushService.open()];
    const told = ['--public-url', origin, '--contact', 'mailto:tests@dice.example', '--private-notices'];
    server = await startYahtServer(['--data', folder.path, '--http-port', String(port), ...told]);
  });
  afterAll(async () => {
    await server.stop('SIGTERM');
    await service.close();
    await folder.remove();
  });

  async function ask(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Json> {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const json = (await answer.json()) as Json;
    expect([path, answer.ok, answer.ok ? '' : json['code']]).toEqual([path, true, '']);
    return json;
  }

  const profile = async (name: string): Promise<string> => (await ask('/v1/profiles', { name }))['key'] as string;

  /** Somebody with a profile whose browser subscribes here; its own push service would be in the internet. */
  async function person(name: string): Promise<Visitor & { readonly key: string }> {
    const visitor = await visit(await sharedBrowser(), origin, { ...KEPT, timezoneId: zoneAtNoon() });
    const key = await profile(name);
    await visitor.context.grantPermissions(['notifications'], { origin });
    const { endpoint, keys } = service.subscribe(name);
    await visitor.context.addInitScript(handOver, { subscription: { endpoint, keys }, account: { key, name } });
    return { ...visitor, key };
  }

  /** Ann opens the room by requests alone and has the first turn; whoever has the link says yes by coming. */
  async function annOpens() {
    const key = await profile('Ann');
    const wishes = { name: 'Ann', variant: 'yahtzee', seats: 2, turnSeconds: 86_400, private: true, start: 'ready' };
    const opened = await ask('/v1/rooms', { ...wishes, autoFirstRoll: false }, { 'yaht-profile': key });
    const { room } = opened['room'] as { readonly room: string };
    const auth = { authorization: `Bearer ${opened['token'] as string}` };
    await ask(`/v1/rooms/${room}/ready`, {}, auth);
    const phase = async () =>
      ((await (await fetch(`${origin}/v1/rooms/${room}`, { headers: auth })).json()) as { readonly phase: string }).phase;
    const turn = async (category: string): Promise<void> => {
      await expect.poll(phase).toBe('playing');
      await ask(`/v1/rooms/${room}/roll`, {}, auth);
      await ask(`/v1/rooms/${room}/score`, { category }, auth);
    };
    return { room, turn };
  }

  /** As the browser's own push service would bring it. */
  async function deliver(page: Page, data: string): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const found = new Promise<string>(resolve => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
        if (own) resolve(own.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  }

  const shown = (page: Page) =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag }) => ({ title, body, tag }));
    });

  test('somebody is asked after their first move, told when it is their turn, and one tap leads to the dice', async () => {
    const ben = await person('Ben');
    const { page } = ben;
    const { room, turn } = await annOpens();
    await page.goto(`/r/${room}`);
    await page.getByTestId('enter').waitFor();
    const name = page.getByRole('textbox', { name: 'Your name' });
    if (await name.isVisible()) await name.fill('Ben');
    await page.getByTestId('enter').click();
    await turn('chance');
    await rollButton(page).waitFor();
    expect(await page.getByTestId('tell-me').isVisible()).toBe(false);
    await keptByDevice(page);
    await playTurn(page);
    await page.getByTestId('tell-me').click();
    await page.getByTestId('tell-me').waitFor({ state: 'detached' });
    const ways = await fetch(`${origin}/v1/profiles/me/notices`, { headers: { authorization: `Bearer ${ben.key}` } });
    expect(await ways.json()).toMatchObject({
      settings: { quiet: { from: 1_320, until: 480, zone: expect.any(String) as string } },
      ways: [{ kind: 'push', language: 'en' }],
    });
    await page.goto('/');
    await turn('ones');
    await expect.poll(() => service.told('Ben').length).toBe(1);
    const [told] = service.told('Ben');
    expect(told).toMatchObject({ title: 'Your turn against Ann', tag: `game ${room}`, url: `/r/${room}`, waiting: 1 });
    await deliver(page, JSON.stringify(told));
    await expect.poll(() => shown(page)).toMatchObject([{ title: 'Your turn against Ann', tag: `game ${room}` }]);
    const [worker] = ben.context.serviceWorkers();
    await worker?.evaluate(tapNotice);
    await page.waitForURL(`**/r/${room}`);
    await rollButton(page).waitFor();
    await ben.leave();
  });

  test('who does not want to be told is not asked again, and finds it in the settings, with quiet hours', async () => {
    const cy = await person('Cy');
    const { page } = cy;
    const { room, turn } = await annOpens();
    await page.goto(`/r/${room}`);
    await page.getByTestId('enter').waitFor();
    await page.getByTestId('enter').click();
    await turn('chance');
    await rollButton(page).waitFor();
    await playTurn(page);
    await page.getByTestId('not-now').click();
    await turn('ones');
    await playTurn(page);
    expect(await page.getByTestId('not-now').isVisible()).toBe(false);
    await keptByDevice(page);
    await page.goto('/settings');
    const settings = page.getByTestId('notice-settings');
    await settings.getByRole('checkbox', { name: 'Tell me on this device' }).check();
    await settings.getByRole('checkbox', { name: 'Quiet hours' }).check();
    await settings.getByLabel('until').fill('07:30');
    const kept = async () => {
      const answer = await fetch(`${origin}/v1/profiles/me/notices`, { headers: { authorization: `Bearer ${cy.key}` } });
      const { settings: wishes, ways } = (await answer.json()) as { readonly settings: object; readonly ways: readonly object[] };
      return { ...wishes, ways: ways.length };
    };
    await expect.poll(kept).toMatchObject({ isOn: true, quiet: { from: 1_320, until: 450 }, ways: 1 });
    await settings.getByRole('checkbox', { name: 'Tell me on this device' }).uncheck();
    await expect.poll(kept).toMatchObject({ ways: 0 });
    await cy.leave();
  });
});

/** Where it is about noon: nobody is told anything at night. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** In the page: the account is known, and the browser's subscription is the one that was handed over. */
function handOver({ subscription, account }: { readonly subscription: Subscription; readonly account: object }): void {
  localStorage.setItem('yaht.profile', JSON.stringify(account));
  let isOn = localStorage.getItem('subscribed') !== null;
  const own = {
    ...subscription,
    toJSON: () => subscription,
    unsubscribe: async () => {
      isOn = false;
      localStorage.removeItem('subscribed');
      return true;
    },
  } as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () => (isOn ? own : null);
  PushManager.prototype.subscribe = async options => {
    if (typeof options?.applicationServerKey !== 'string') throw new Error('no key');
    isOn = true;
    localStorage.setItem('subscribed', 'yes');
    return own;
  };
}

/** In the worker: what the system does when a notice is tapped. */
async function tapNotice(): Promise<void> {
  type Worker = {
    readonly registration: { readonly getNotifications: () => Promise<readonly object[]> };
    readonly dispatchEvent: (event: Event) => void;
    readonly NotificationEvent: new (type: string, init: object) => Event;
  };
  const worker = globalThis as unknown as Worker;
  const [notification] = await worker.registration.getNotifications();
  worker.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
}
