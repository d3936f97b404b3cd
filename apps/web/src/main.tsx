import { StrictMode, startTransition } from 'react';
import { App } from './app/App.tsx';
import { keepOffline } from './app/offline.ts';
import { Guard } from './app/Guard.tsx';
import { whenIdle } from './app/idle.ts';
import { createRoot } from './app/root.ts';
import { fetchPage } from './app/routes.tsx';
import { beginAtTop } from './app/top.ts';
import './design/base.css';
import { fetchFonts } from './design/fonts.ts';
import { noteVisit } from './device/first-visit.ts';
import { applySettings, followDevice } from './device/settings.ts';
import { soundAfterGesture } from './device/sound.ts';
import { watchPresses } from './device/use-press.ts';
import { speak } from './device/words.ts';
import { watchInstallOffer } from './home/install-offer.ts';

applySettings();
followDevice();
beginAtTop();
noteVisit();
soundAfterGesture();
watchPresses();
watchInstallOffer();
void begin();

/** Not at the top of the file: what is fetched here stands on this file and would wait for its end. */
async function begin(): Promise<void> {
  // What lies on the device already is waited for; over a network the first screen comes before its letters.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  await Promise.all([speak(), fetchPage(location.pathname), isKept && fetchFonts()]);
  const place = document.getElementById('app');
  if (place) draw(place);
  // Then what is read next, and all of it for a day without a network.
  void fetchFonts().then(() => whenIdle(prepareNext));
}

function prepareNext(): void {
  const next = document.querySelector<HTMLTemplateElement>('#next');
  if (next) document.head.append(next.content);
  whenIdle(() => void keepOffline());
}

/** In place of what the server has printed, if it has; in small steps, so that a touch never waits for all of it. */
function draw(place: HTMLElement): void {
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <Guard>
          <App />
        </Guard>
      </StrictMode>,
    ),
  );
}
