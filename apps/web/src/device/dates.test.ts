import { afterEach, expect, test, vi } from 'vitest';
import { dateText } from './dates.ts';

afterEach(() => void vi.unstubAllGlobals());

const textOn = (language: string, device: string): string => {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  vi.stubGlobal('navigator', { language: device });
  return dateText(new Date(2026, 10, 9, 17, 5).getTime());
};

test.each([
  ['en', 'en-GB', /^9 Nov 2026, 17:05$/],
  ['en', 'en-US', /^Nov 9, 2026, 5:05\sPM$/],
  ['en', 'de-DE', /^9 Nov 2026, 17:05$/],
  ['de', 'de-AT', /^09\.11\.2026, 17:05$/],
  ['sv', 'sv', /^9 nov\. 2026 17:05$/],
])('%s on a device that is set to %s', (language, device, text) => {
  expect(textOn(language, device)).toMatch(text);
});
