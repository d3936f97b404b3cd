/** Where the `type` of a problem leads: what happened, and what to do. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { readerLanguage } from '../call/language.ts';
import { html, type Html } from './html.ts';
import { page, sendPage } from './page.ts';
import { refuse, sentenceOf, titleOf } from '../call/problem.ts';
import { isProblemCode, PROBLEM_CODES, statusOf, type ProblemCode } from '../call/problem-codes.ts';
import type { Language } from '@yaht/messages';

export const problemPages: FastifyPluginAsyncZod = async app => {
  app.get('/problems', { schema: { hide: true } }, (request, reply) => sendPage(reply, listOf(readerLanguage(request))));
  const schema = { hide: true, params: z.object({ code: z.string() }) };
  app.get('/problems/:code', { schema }, (request, reply) => {
    const { code } = request.params;
    if (!isProblemCode(code)) return refuse(request, reply, 'not-found');
    return sendPage(reply, pageOf(code, readerLanguage(request)));
  });
};

function pageOf(code: ProblemCode, language: Language): Html {
  const title = titleOf(code);
  return page({
    title,
    language,
    body: html`<div class="wide">
      <h1>${title}</h1>
      <p class="lead">${sentenceOf(code, language)}</p>
      <dl>
        <dt>code</dt>
        <dd><code>${code}</code></dd>
        <dt>status</dt>
        <dd><code>${statusOf(code)}</code></dd>
      </dl>
      <p><a href="/problems">/problems</a> · <a href="/docs">/docs</a></p>
    </div>`,
  });
}

function listOf(language: Language): Html {
  const rows = PROBLEM_CODES.map(
    code =>
      html`<tr>
        <td>${statusOf(code)}</td>
        <td>
          <a href="/problems/${code}"><code>${code}</code></a>
        </td>
        <td>${sentenceOf(code, language)}</td>
      </tr>`,
  );
  return page({
    title: 'Problems',
    language,
    body: html`<div class="wide">
      <h1>Problems</h1>
      <table>
        ${rows}
      </table>
    </div>`,
  });
}
