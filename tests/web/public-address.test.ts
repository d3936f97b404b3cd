/**
 * A server with an address for others, behind TLS: the recipe of deploy/Caddyfile, with a proxy of the tests that does what the file
 * says and a certificate of an authority that is made here.
 */
import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { get } from 'node:http';
import { once } from 'node:events';
import { json, text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAuthority, type Authority } from '../lib/authority.ts';
import { emptyFolder, root } from '../lib/programs.ts';
import { isLeftOut } from '../lib/services.ts';
import { startYahtServer, type Started } from '../lib/server.ts';
import { openTlsProxy, type TlsProxy } from '../lib/tls-proxy.ts';
import { launch, visit, withoutChromium } from './lib/browser.ts';
import { joinRoom, openRoom } from './lib/rooms.ts';

const NAME = 'dice.example';
const caddyfile = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8').replaceAll(/^\s*#.*$/gm, '');
/** `header Name value` of the recipe. */
const added = Object.fromEntries(
  [...caddyfile.matchAll(/^\s*header (\S+) (\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

describe.skipIf(isLeftOut('openssl'))('behind TLS', () => {
  let authority: Authority;
  let proxy: TlsProxy;
  let server: Started;
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  let certificate: string;
  beforeAll(async () => {
    [authority, folder] = [newAuthority(), await emptyFolder()];
    const signed = authority.sign(NAME);
    certificate = readFileSync(signed.certificate, 'utf8');
    proxy = await openTlsProxy(signed, added);
    const told = ['--public-url', origin(), '--contact', 'mailto:ann@dice.example', '--proxies', '127.0.0.1'];
    server = await startYahtServer(['--data', folder.path, ...told]);
    proxy.leadTo(server.document.http.port);
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop('SIGTERM');
    authority.remove();
    await folder.remove();
  });

  const origin = (): string => `https://${NAME}:${proxy.port}`;

  /** As a program asks that knows the authority, and finds the name here. */
  async function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<IncomingMessage> {
    const known = { ca: readFileSync(authority.certificate), servername: NAME };
    const host = `${NAME}:${proxy.port}`;
    const asked = request({ ...known, host: '127.0.0.1', port: proxy.port, path, method, headers: { host, ...headers } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer;
  }

  test('the server says by which address others come, and that there is no other way in', async () => {
    expect(server.document).toMatchObject({ publicUrl: origin() });
    expect(await json(await ask('/v1/server'))).toEqual({
      publicUrl: origin(),
      contact: 'mailto:ann@dice.example',
      tcp: null,
      missing: { linkPreviews: null, push: null },
      vapidKey: expect.stringMatching(/^[\w-]{87}$/) as string,
    });
  });

  test('every answer tells browsers to come by TLS, and without it they are led there', async () => {
    expect((await ask('/')).headers['strict-transport-security']).toBe('max-age=31536000');
    const asked = get({ port: proxy.plainPort, path: '/join', headers: { host: NAME } });
    const [led] = (await once(asked, 'response')) as [IncomingMessage];
    expect([led.statusCode, led.headers.location]).toEqual([308, `${origin()}/join`]);
  });

  test('nothing of the server leads back to a page without TLS', async () => {
    for (const path of ['/docs', '/docs/', '/server', '/openapi.json']) {
      const answer = await ask(path);
      expect(answer.headers.location ?? '', path).not.toMatch(/^http:/);
      expect(await text(answer), path).not.toContain(`http://${NAME}`);
    }
  });

  test('pages of that address may play, pages from elsewhere may not', async () => {
    const asked = async (from: string) => (await ask('/v1/game/new', { origin: from }, 'POST')).statusCode;
    expect([await asked(origin()), await asked('https://elsewhere.example')]).toEqual([201, 403]);
  });

  test('it knows its name also where nobody was named as a proxy', async () => {
    const data = await emptyFolder();
    const alone = await startYahtServer(['--data', data.path, '--public-url', origin()]);
    proxy.leadTo(alone.document.http.port);
    expect((await ask('/v1/rooms')).statusCode).toBe(200);
    expect((await ask('/v1/rooms', { host: 'rebound.example' })).statusCode).toBe(403);
    proxy.leadTo(server.document.http.port);
    await alone.stop('SIGTERM');
    await data.remove();
  });

  describe.skipIf(withoutChromium)('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      const key = createPublicKey(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'pem' }));
      const pinned = createHash('sha256')
        .update(key.export({ type: 'spki', format: 'der' }))
        .digest('base64');
      browser = await launch([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`, `--ignore-certificate-errors-spki-list=${pinned}`]);
    });
    afterAll(() => browser.close());

    test('a room is opened over wss, its link has the address for others, and somebody comes in by it', async () => {
      const ann = await visit(browser, origin());
      const sockets: string[] = [];
      ann.page.on('websocket', socket => sockets.push(socket.url()));
      const code = await openRoom(ann.page);
      expect(sockets).toEqual([`wss://${NAME}:${proxy.port}/ws`]);
      expect(await ann.page.evaluate(() => isSecureContext)).toBe(true);
      const ben = await visit(browser, origin());
      await joinRoom(ben.page, code, 'Ben');
      await ann.page.getByText('Ben').first().waitFor();
      await Promise.all([ann.leave(), ben.leave()]);
    });

    test('also from a page of this machine the link is the one that others can open, and no note says otherwise', async () => {
      const ann = await visit(browser, server.document.http.url);
      await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const code = await openRoom(ann.page);
      await ann.page.getByTestId('share').click();
      await ann.page.getByText('Copied.').waitFor();
      expect(await ann.page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin()}/r/${code}`);
      expect(await ann.page.getByText('Only this computer').count()).toBe(0);
      await ann.leave();
    });
  });
});
