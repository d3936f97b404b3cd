import { describe, expect, test } from 'vitest';
import { threadsOf, type TraceEvent } from '../../bench/web/trace.ts';
import { PHONE, sharedBrowser, withoutChromium } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { newGame, openRows, rollButton } from './lib/play.ts';

/** Runs in the page: marks the flight from its second frame to the moment in which the dice lie. */
const markFlight = async (): Promise<void> => {
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise(resolve => {
      if (isSo()) return resolve();
      const look = new MutationObserver(() => isSo() && (look.disconnect(), resolve()));
      look.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
  const isFlying = (): boolean => document.querySelector('[data-flying="true"]') !== null;
  await until(isFlying);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  performance.mark('flight-begins');
  await until(() => !isFlying());
  performance.mark('flight-ends');
};

describe.runIf(!withoutChromium)('dice in the air', () => {
  const house = openHouse();

  test('have nothing laid out and nothing painted after their first frame, while the button comes up again', async () => {
    const visitor = await house.visit({ ...PHONE, reducedMotion: 'no-preference' });
    const { page } = visitor;
    await newGame(page, { players: ['Person'] });
    // With the first roll the browser fetches what it has put off.
    await rollButton(page).click();
    await openRows(page).first().waitFor();
    const browser = await sharedBrowser();
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
    const flown = page.evaluate(markFlight);
    await rollButton(page).tap();
    await flown;
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: readonly TraceEvent[] };
    const pages = threadsOf(traceEvents);
    const at = (mark: string): number => traceEvents.find(({ name }) => name === mark)?.ts ?? 0;
    const inFlight = traceEvents.filter(
      ({ pid, tid, ts }) => pages.has(`${pid}/${tid}`) && ts > at('flight-begins') && ts < at('flight-ends'),
    );
    expect(at('flight-ends')).toBeGreaterThan(at('flight-begins'));
    expect(inFlight.map(({ name }) => name).filter(name => ['Layout', 'Paint'].includes(name))).toEqual([]);
    await visitor.leave();
  });
});
