import { EventEmitter } from 'node:events';
import type { Key } from 'ink';
import { expect, test } from 'vitest';
import { fitLine, lineOf, span, widthOfLine } from '../draw/line.ts';
import { cut, widthOf, wrap } from '../draw/width.ts';
import { glyphsFor, needsAscii } from '../look/glyphs.ts';
import { FrameWriter } from './frame-writer.ts';
import { keyNames } from './key-names.ts';
import { MessageLine } from './message-line.ts';

class Paper extends EventEmitter {
  columns = 20;
  rows = 3;
  written = '';
  write(text: string): void {
    this.written += text;
  }
  /** What was written since the last question. */
  take(): string {
    const { written } = this;
    this.written = '';
    return written.replaceAll('\u001B', '^');
  }
}

test('only the lines that changed are written', () => {
  const paper = new Paper();
  const writer = new FrameWriter(paper);
  writer.write('one\ntwo\nthree');
  expect(paper.take()).toBe('');
  writer.open();
  expect(paper.take()).toBe('^[2J^[1;1H^[Kone^[2;1H^[Ktwo^[3;1H^[Kthree');
  writer.write('one\n2\nthree');
  expect(paper.take()).toBe('^[2;1H^[K2');
  writer.write('one\n2\nthree');
  expect(paper.take()).toBe('');
  writer.write('one');
  expect(paper.take()).toBe('^[2;1H^[K^[3;1H^[K');
});

test('a change of size draws everything again; a frame that is too high is cut', () => {
  const paper = new Paper();
  const writer = new FrameWriter(paper);
  writer.open();
  writer.write('1\n2\n3\n4');
  expect(paper.take()).not.toContain('4');
  paper.rows = 4;
  paper.emit('resize');
  expect(paper.take()).toContain('^[4;1H^[K4');
  writer.shut();
  writer.write('other');
  expect(paper.take()).toBe('');
});

const noKey = {} as Key;
const keys: [string, string, Partial<Key>, readonly string[]][] = [
  ['a letter', 'a', {}, ['a']],
  ['several at once', '12\r', {}, ['1', '2', 'enter']],
  ['Enter', '', { return: true }, ['enter']],
  ['Shift-Tab', '', { tab: true, shift: true }, ['shift-tab']],
  ['Ctrl-C', 'c', { ctrl: true }, ['ctrl-c']],
  ['Ctrl-C among others', 'a\u0003', {}, ['a', 'ctrl-c']],
  ['Escape', '', { escape: true, meta: true }, ['escape']],
  ['Escape and a letter in one piece', 'q', { meta: true }, ['escape', 'q']],
  ['an arrow', '', { upArrow: true }, ['up']],
  ['an umlaut and an emoji', 'ä🎲', {}, ['ä', '🎲']],
];
test.each(keys)('%s is told by name', (_, input, key, names) => {
  expect(keyNames(input, { ...noKey, ...key })).toEqual(names);
});

test('widths count cells, not letters', () => {
  expect([widthOf('abc'), widthOf('åäö'), widthOf('🎲'), widthOf('漢字')]).toEqual([3, 3, 2, 4]);
  expect(cut('漢字', 3)).toBe('漢');
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  const line = fitLine(lineOf('🎲', span('abc', 'ink')), 4);
  expect([widthOfLine(line), line.map(({ text }) => text).join('')]).toEqual([4, '🎲a…']);
});

test('plain signs for every letter, in their places', () => {
  expect(glyphsFor(true).text('Größe ↑ 3 × Ångström 🎲 …')).toBe('Grose ^ 3 x Angstrom ? .');
  expect(needsAscii({ LANG: 'en_US.UTF-8' })).toBe(false);
  expect(needsAscii({ LANG: 'C' })).toBe(true);
  expect(needsAscii({ LANG: 'C.UTF-8', TERM: 'linux' })).toBe(true);
});

test('the latest fifty messages can be read again', () => {
  const line = new MessageLine();
  for (let i = 0; i < 60; i++) line.note(`message ${i}`);
  expect(line.log).toHaveLength(50);
  expect(line.log.at(-1)?.text).toBe('message 59');
});
