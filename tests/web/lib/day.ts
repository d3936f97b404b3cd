/** The card of the day, played to its end by requests, and the profile that has played it kept on the device. */
import { dailyVariant, dayAt } from '@yaht/fair';
import { categoryIds, fault } from '@yaht/rules';
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';

/** One roll a turn, the rows from below. */
export async function playDay(page: Page, name: string): Promise<void> {
  await openPage(page, '/settings');
  const today = await page.evaluate(() => Date.now());
  const variant = dailyVariant('card', dayAt(today));
  const rows = variant.family === 'scorecard' ? categoryIds(variant).toReversed() : fault('a day without a card');
  await page.evaluate(
    async ([player, categories]) => {
      const key = Array.from(crypto.getRandomValues(new Uint8Array(43)), byte => String.fromCharCode(97 + (byte % 26))).join('');
      const post = async (path: string, token: string, body: object): Promise<{ room: { room: string }; token: string }> => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return (await answer.json()) as { room: { room: string }; token: string };
      };
      const made = await fetch('/v1/profiles', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ name: player }),
      });
      const own = ((await made.json()) as { key?: string }).key ?? key;
      const { room, token } = await post('/v1/daily', own, { name: player });
      for (const category of categories) {
        await post(`/v1/rooms/${room.room}/roll`, token, {});
        await post(`/v1/rooms/${room.room}/score`, token, { category });
      }
      localStorage.setItem('yaht.profile', JSON.stringify({ key: own, name: player, colour: 'sky' }));
    },
    [name, rows] as const,
  );
}
