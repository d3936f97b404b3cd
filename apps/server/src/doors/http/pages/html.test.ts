import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html } from './html.ts';

test.each([
  ['text', html`<p>${'<token> & "key"'}</p>`, '<p>&lt;token&gt; &amp; &quot;key&quot;</p>'],
  ['an attribute', html`<a title="${`it's "so"`}"></a>`, '<a title="it&#39;s &quot;so&quot;"></a>'],
  ['a number', html`<b>${7}</b>`, '<b>7</b>'],
  ['HTML', html`<p>${html`<b>${'<'}</b>`}</p>`, '<p><b>&lt;</b></p>'],
  ['a list of HTML', html`<p>${['a', '<b>'].map(text => html`<b>${text}</b>`)}</p>`, '<p><b>a</b><b>&lt;b&gt;</b></p>'],
  ['several parts', html`${'1'}-${'2'}`, '1-2'],
  ['nothing', html`<p></p>`, '<p></p>'],
])('%s in a template', (_, made, wanted) => {
  expect(made.toString()).toBe(wanted);
});

test('no text opens or closes anything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const [before, after] = html`<p title="${text}">${text}</p>`.toString().split('">');
      expect(`${before}${after}`).toMatch(/^<p title="[^<>"']*<\/p>$/);
    }),
  );
});

test('pages leave this server by one way, which takes nothing but what a template has made', async () => {
  const root = join(import.meta.dirname, '../../..');
  const files = (await readdir(root, { recursive: true })).filter(name => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(files.map(async name => ({ name, text: await readFile(join(root, name), 'utf8') })));
  expect(texts.filter(({ text }) => /'text\/html'/.test(text)).map(({ name }) => name)).toEqual(['doors/http/pages/page.ts']);
});
