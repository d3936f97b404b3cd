/** Whether this device is told when it is somebody's turn, and how it comes to be. */
import { recall, keep } from '../device/kept.ts';
import { spokenLanguage } from '../device/words.ts';
import { askServer } from '../people/ask.ts';

const ASKED = 'yaht.notices-asked';

/** Somebody is asked once on each device; in the settings they find it again. */
export const wasAsked = (): boolean => recall(ASKED) === true;
export const noteAsked = (): void => keep(ASKED, true);

/** `install`: only an app on the Home Screen may tell anything here. */
export type Means = 'push' | 'install' | 'none';

export function meansHere(): Means {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'push';
  const isApple = /iPad|iPhone/.test(navigator.userAgent);
  return isApple && !('standalone' in navigator && navigator.standalone === true) ? 'install' : 'none';
}

/** When nothing is told unless somebody says otherwise: the night, by the clock of this device. */
export const nightHere = () => ({
  from: 22 * 60,
  until: 8 * 60,
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

type Kept = { readonly id: string };

/** Asks the browser, which asks the person; `refused` when one of them does not want to. */
export async function subscribe(vapidKey: string): Promise<'on' | 'refused' | 'offline'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey });
    const { endpoint, keys } = made.toJSON();
    const way = { kind: 'push', endpoint, keys, language: spokenLanguage() };
    const answer = await askServer<Kept>('/v1/profiles/me/notices', { method: 'POST', body: way });
    if (answer.ok) keep(WAY, answer.value.id);
    return answer.ok ? 'on' : 'offline';
  } catch {
    // A browser without a push service of its own, or one that was told no.
    return 'refused';
  }
}

/** Which of the ways of its owner this device is. */
const WAY = 'yaht.notices-way';

export async function isSubscribed(): Promise<boolean> {
  if (meansHere() !== 'push' || Notification.permission !== 'granted' || recall(WAY) === undefined) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  const id = recall(WAY);
  if (typeof id === 'string') await askServer(`/v1/profiles/me/notices/${id}`, { method: 'DELETE' });
  keep(WAY, null);
}
