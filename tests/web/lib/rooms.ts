/** Rooms as people open them and come in. */
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';

/** Opens a room as it is proposed, for two people, and answers its code. */
export async function openRoom(page: Page): Promise<string> {
  await openPage(page, '/new?online');
  await page.getByRole('button', { name: /^Create a room/ }).click();
  return page.getByTestId('room-code').innerText();
}

export async function joinRoom(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/r/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByTestId('enter').click();
  await page.getByTestId('room-code').waitFor();
}
