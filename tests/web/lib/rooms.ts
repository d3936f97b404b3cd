/** Rooms as people open them and come in. */
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';

/** Opens a room as it is proposed, for somebody who gets its link, and answers its name: what the link ends with. */
export async function openRoom(page: Page, choose: (page: Page) => Promise<void> = async () => {}): Promise<string> {
  await openPage(page, '/new?online');
  await choose(page);
  await page.getByTestId('start').click();
  await page.getByTestId('room-code').waitFor();
  return nameIn(page);
}

/** The name of the room that a page shows. */
export const nameIn = (page: Page): string => new URL(page.url()).pathname.replace('/r/', '');

/** Takes a seat by the link, or by a code. Where the game waits for everybody, the last one to come begins it. */
export async function joinRoom(page: Page, room: string, name: string): Promise<void> {
  await page.goto(`/r/${room}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByTestId('enter').click();
  await page.getByTestId('enter').waitFor({ state: 'detached' });
}
