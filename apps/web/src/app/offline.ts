/** The copy of the app that stays on the device, and what to do when a newer one has come. */
import { Observable } from '@yaht/client';
import { navigate } from 'wouter/use-browser-location';
import { useValue } from '../device/use-value.ts';

const waiting = new Observable<ServiceWorker | null>(null);

/** Keeps the app for later. Where that is not to be had, it still works with a network. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (!registration) return;
  // A notice leads here, to the page of its game.
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isWay(data)) navigate(data.path);
  });
  const look = (): void => {
    // Without one in charge this is the first visit, and nothing is replaced.
    waiting.set(navigator.serviceWorker.controller ? registration.waiting : null);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // An installed app may stay open for weeks, and a browser asks only when a page is loaded.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

const isWay = (data: unknown): data is { readonly type: 'go'; readonly path: string } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'go' &&
  'path' in data &&
  typeof data.path === 'string';

/** Whether a newer version waits for a moment that disturbs nobody. */
export const useUpdate = (): boolean => useValue(waiting) !== null;

export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.get()?.postMessage('take-over');
}
