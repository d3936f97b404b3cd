/** A page of the server itself: plain HTML, its style and script in files, so that nothing inside it is run. */
import type { Language } from '@yaht/messages';
import { MARK, WORDMARK } from './drawings.ts';

type Page = {
  readonly title: string;
  readonly language: Language;
  readonly body: string;
  readonly tray?: string;
  readonly script?: string;
};

export const page = ({ title, language, body, tray = '', script }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · yaht</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">
${script === undefined ? '' : `<script src="${script}" defer></script>`}
</head>
<body>
<header><a href="/" aria-label="yaht">${MARK}${WORDMARK}</a></header>
<main>
${body}
</main>
${tray}
</body>
</html>
`;

/** Text as it may stand in a page. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
