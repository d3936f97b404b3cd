import { LANGUAGES, messagesFor } from '@yaht/messages';
import { beforeAll, expect, test } from 'vitest';
import { HttpHouse } from '../../../testing/http-house.ts';
import { sentenceOf } from '../call/problem.ts';
import { PROBLEM_CODES, statusOf } from '../call/problem-codes.ts';

let http: HttpHouse;
beforeAll(async () => {
  http = await HttpHouse.open();
});

test.each(LANGUAGES)('the first page speaks %s, names this address, and runs nothing that is written in it', async language => {
  const { body, headers } = await http.get('/', { headers: { 'accept-language': language, host: 'dice.example:9000' } });
  expect(headers['content-language']).toBe(language);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(messagesFor(language).home.rooms);
  expect(body).toContain('http://dice.example:9000/game/new');
  expect(body).not.toMatch(/<script(?! src)|<style|\son\w+=|\sstyle=/);
});

test('the way in by TCP is at the address that was asked, and behind a proxy there is none', async () => {
  const headers = { host: 'dice.example:9000' };
  const proxied = { headers: { ...headers, 'x-forwarded-for': '10.0.0.7' } };
  expect((await http.get('/v1/server', { headers })).json()).toMatchObject({ tcp: 7777 });
  expect((await http.get('/', { headers })).body).toContain('tcp  dice.example:7777\nws   ws://dice.example:9000/ws');
  expect((await http.get('/v1/server', proxied)).json()).toMatchObject({ tcp: null });
  expect((await http.get('/', proxied)).body).not.toContain('tcp  ');
});

test('a host that is no host is not written into the page', async () => {
  expect((await http.get('/', { headers: { host: '"><script>' } })).body).not.toContain('<script>');
});

test.each([
  ['/page.css', 'text/css'],
  ['/home.js', 'text/javascript'],
  ['/mark.svg', 'image/svg+xml'],
])('%s is there', async (path, type) => {
  expect((await http.get(path)).headers['content-type']).toContain(type);
});

/** What somebody reads in a page. */
const readIn = (body: string): string =>
  body
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test.each(LANGUAGES)('every problem has a page in %s with its status and what to do, whole', async language => {
  const headers = { 'accept-language': language };
  const list = readIn((await http.get('/problems', { headers })).body);
  for (const code of PROBLEM_CODES) {
    const { statusCode, body } = await http.get(`/problems/${code}`, { headers });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<code>${code}</code>`);
    expect(body).toContain(`<code>${statusOf(code)}</code>`);
    expect(readIn(body)).toContain(sentenceOf(code, language));
    expect(list).toContain(sentenceOf(code, language));
  }
  expect((await http.get('/problems')).body).toContain('/problems/no-rolls-left');
});
