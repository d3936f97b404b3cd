/** A document of the app as text, and what of it the browser has to be told that it may run. */
import { createHash } from 'node:crypto';
import type { Document } from './src/print/print.tsx';

/** A style sheet: its name, and what is in it. */
export type Sheet = { readonly name: string; readonly text: string };

/** What a page is made of, by the names of the files. */
export type Needs = {
  readonly entry: string;
  /** What the entry stands on; it begins before. */
  readonly before: readonly string[];
  readonly scripts: readonly string[];
  readonly sheets: readonly Sheet[];
  /** For the pages that everybody goes to next. */
  readonly next: readonly string[];
};

/** The template with all that the page needs named in its head, so that a browser asks for it at once. */
export function writeDocument(template: string, { language, text }: Document, needs: Needs): string {
  const isPrinted = text !== '';
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/ *<(script type="module"|link rel="(modulepreload|stylesheet)").*\n/g, '')
    .replace('  </head>', () => `${isPrinted ? printedHead(needs) : usualHead(needs)}  </head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${isPrinted ? paper(text) : ''}</div>`)
    .replace('  </body>', () => `${isPrinted ? start(needs) : ''}${next(needs)}  </body>`);
}

const usualHead = ({ entry, scripts, sheets }: Needs): string =>
  lines([
    ...sheets.map(({ name }) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    `<script type="module" crossorigin src="/${entry}"></script>`,
    ...scripts.map(name => preload(name)),
  ]);

/**
 * What is printed is painted as soon as it is there: its styles come with it, and no script is before it in the line. The
 * files of the styles are named, so that they count as fetched, and switched off, so that they are not.
 */
const printedHead = ({ entry, scripts, sheets }: Needs): string =>
  lines([
    `<style>${sheets.map(({ text }) => text.trim()).join('\n')}</style>`,
    ...sheets.map(({ name }) => `<link rel="stylesheet" crossorigin href="/${name}" disabled>`),
    ...[entry, ...scripts].map(name => preload(name, ' fetchpriority="low"')),
  ]);

const preload = (name: string, how = ''): string => `<link rel="modulepreload" crossorigin href="/${name}"${how}>`;

/** The app puts its own in place of this. What is filled in before that would be lost, so it cannot be; links lead on. */
const paper = (text: string): string => `<div data-printed${/<input|<select/.test(text) ? ' inert' : ''}>${text}</div>`;

/**
 * The app begins when what is printed has been painted; a page that nobody sees is not painted and need not wait. File
 * after file, each in a task of its own, so that a touch finds its way in between.
 */
const start = ({ entry, before }: Needs): string => {
  const files = [...before, entry].map(name => `import("/${name}")`).join('.then(()=>') + ')'.repeat(before.length);
  return lines([
    `<script>{const start=()=>${files};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}</script>`,
  ]);
};

/** Kept apart, so that the line is free for this page; the app asks for them when it rests. */
const next = ({ next: names }: Needs): string =>
  lines(['<template id="next">', ...names.map(name => `<link rel="prefetch" crossorigin href="/${name}">`), '</template>']);

const lines = (parts: readonly string[]): string => parts.map(part => `    ${part}\n`).join('');

/** The scripts or styles that are written into documents, as a policy names what may be there. */
export const hashesOf = (documents: readonly string[], tag: 'script' | 'style'): readonly string[] => [
  ...new Set(
    documents
      .flatMap(text => [...text.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))])
      .map(([, inside = '']) => `'sha256-${createHash('sha256').update(inside).digest('base64')}'`),
  ),
];
