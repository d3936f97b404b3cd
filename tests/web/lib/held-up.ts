/** What a page waits for, held up for as long as a test likes. */
import type { Page } from 'playwright-core';

/** Holds up a file. `isAsked`: somebody waits for it. */
export async function heldFile(
  page: Page,
  pattern: string,
): Promise<{ readonly isAsked: () => boolean; readonly release: () => void }> {
  let isAsked = false;
  let release = (): void => {};
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(pattern, async route => {
    isAsked = true;
    await released;
    await route.continue();
  });
  return { isAsked: () => isAsked, release };
}

/** What the server says on connections opened from now on, while it is held. */
export async function heldAnswers(page: Page): Promise<{ readonly hold: () => void; readonly release: () => void }> {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  await page.routeWebSocket(/./, socket => {
    socket.connectToServer().onMessage(message => (isHeld ? waiting.push(() => socket.send(message)) : socket.send(message)));
  });
  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const say of waiting.splice(0)) say();
    },
  };
}
