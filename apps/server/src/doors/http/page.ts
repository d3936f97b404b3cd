/** A page of the server itself: plain HTML, no script inside it, its style from a file. */
import type { Language } from '@yaht/messages';

type Page = { readonly title: string; readonly language: Language; readonly body: string };

export const page = ({ title, language, body }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · yaht</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** Text as it may stand in a page. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
