import { LANGUAGES, messagesFor } from '@yaht/messages';
import { err, ok } from '@yaht/rules';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { readContact, readPublicUrl } from './public-url.ts';

const speaking = (language: (typeof LANGUAGES)[number]) => ({ messages: messagesFor(language) }) as Context;
const here = speaking('en');
const given = (value: string) => ({ value, from: '--public-url' });

test.each([
  ['https://dice.example', 'https://dice.example'],
  ['https://dice.example/', 'https://dice.example'],
  ['HTTPS://Dice.Example:443', 'https://dice.example'],
  ['https://dice.example:8443', 'https://dice.example:8443'],
  ['https://würfel.example', 'https://xn--wrfel-kva.example'],
  ['https://203.0.113.7', 'https://203.0.113.7'],
  ['http://localhost:9000', 'http://localhost:9000'],
  ['http://yaht.localhost:9000', 'http://yaht.localhost:9000'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  ['http://[::1]:9000', 'http://[::1]:9000'],
])('%s is %s', (value, origin) => {
  expect(readPublicUrl(here, given(value))).toEqual(ok(origin));
});

test.each([
  ['dice.example', 'Write the address that others open in their browser, such as https://dice.example.'],
  ['dice.example:9000', 'Write the address that others open'],
  ['wss://dice.example', 'Write the address that others open'],
  ['ftp://dice.example', 'Write the address that others open'],
  ['https://', 'Write the address that others open'],
  ['http://dice.example', 'Put a proxy with TLS in front (deploy/Caddyfile) and write https://dice.example'],
  ['http://localhost.dice.example', 'Put a proxy with TLS in front'],
  ['http://192.168.0.7:9000', 'Put a proxy with TLS in front'],
  ['https://dice.example/yaht', 'nothing after them. Write https://dice.example'],
  ['https://dice.example/?room=1', 'nothing after them'],
  ['https://dice.example/#top', 'nothing after them'],
  ['https://ann:secret@dice.example', 'nothing after them. Write https://dice.example'],
])('%s is refused, and the sentence says what to write', (value, sentence) => {
  const read = readPublicUrl(here, given(value));
  expect(read.ok ? read.value : read.error).toMatch(/^--public-url cannot be "/);
  expect(read.ok ? read.value : read.error).toContain(sentence);
});

test.each(['mailto:ann@dice.example', 'https://dice.example/about', 'MAILTO:ann@dice.example'])(
  '%s is a way to reach whoever runs the server',
  value => {
    expect(readContact(here, { value, from: '--contact' })).toEqual(ok(value));
  },
);

test.each(['ann@dice.example', 'mailto:', 'mailto:ann', 'mailto:a@b,c@d', 'http://dice.example', 'tel:+4670', 'https://'])(
  '%s is none',
  value => {
    for (const language of LANGUAGES) {
      const read = readContact(speaking(language), { value, from: 'YAHT_CONTACT' });
      expect(read).toEqual(err(messagesFor(language).server.problems.contact('YAHT_CONTACT', value)));
    }
  },
);

test('nothing said is nothing', () => {
  expect([readPublicUrl(here, undefined), readContact(here, undefined)]).toEqual([ok(undefined), ok(undefined)]);
});
