/** The head of a page as those read it who show previews of links: Open Graph, and what differs from it elsewhere. */
import type { Language } from '@yaht/messages';
import { SIZE } from '../../../pictures/ticket.ts';
import { tagOf } from '../../../pictures/pictures.ts';
import { html, type Html } from '../pages/html.ts';
import type { Linked } from './previews.ts';
import type { Preview } from './preview.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', sv: 'sv_SE', de: 'de_DE' };

/** By which name a link says its language. */
export const LANGUAGE_PARAM = 'lang';

/** Pictures are named with the server's own address: without one, a link has words only. */
export function withTags(page: string, preview: Preview, place: Place): string {
  const { title, description } = preview;
  return page
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${title} · yaht</title>`.toString())
    .replace(/<meta name="description"[^>]*>/, () => html`<meta name="description" content="${description}" />`.toString())
    .replace('</head>', () => `${tagsFor(preview, place).join('\n    ')}\n  </head>`);
}

type Place = {
  readonly linked: Linked;
  readonly language: Language;
  /** The origin by which others come, and the path that was asked for. */
  readonly publicUrl: string | undefined;
  readonly path: string;
};

function tagsFor({ title, description, alt, isPrivate, ticket }: Preview, place: Place): readonly Html[] {
  const { publicUrl, path, language } = place;
  const og = (name: string, content: string): Html => html`<meta property="og:${name}" content="${content}" />`;
  const named = (name: string, content: string): Html => html`<meta name="${name}" content="${content}" />`;
  const words = [
    og('type', 'website'),
    og('site_name', 'yaht'),
    og('locale', LOCALES[language]),
    og('title', title),
    og('description', description),
    named('twitter:card', publicUrl === undefined ? 'summary' : 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(isPrivate ? [named('robots', 'noindex')] : []),
  ];
  if (publicUrl === undefined) return words;
  // What is on the picture is in its address, so that a changed one is fetched again.
  const picture = `${publicUrl}${pathOf(place.linked, language)}&v=${tagOf(ticket)}`;
  return [
    ...words,
    og('url', `${publicUrl}${path}`),
    og('image', picture),
    og('image:type', 'image/png'),
    og('image:width', String(SIZE.width)),
    og('image:height', String(SIZE.height)),
    og('image:alt', alt),
    named('twitter:image', picture),
    named('twitter:image:alt', alt),
  ];
}

function pathOf(linked: Linked, language: Language): string {
  const id = encodeURIComponent(linked.id);
  const game = linked.kind === 'daily' ? `&game=${encodeURIComponent(linked.game)}` : '';
  return `/v1/${linked.kind}/${id}/picture?${LANGUAGE_PARAM}=${language}${game}`;
}
