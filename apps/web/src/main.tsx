import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepOffline } from './app/offline.ts';
import { Guard } from './app/Guard.tsx';
import { warmUp } from './app/routes.tsx';
import './design/base.css';
import { applySettings, followDevice } from './device/settings.ts';
import { soundAfterGesture } from './device/sound.ts';
import { speak } from './device/words.ts';

applySettings();
followDevice();
soundAfterGesture();
void keepOffline();
await speak();
const place = document.getElementById('app');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Guard>
        <App />
      </Guard>
    </StrictMode>,
  );
warmUp();
