import { BOSS_IDS, CHARM_IDS } from '@yaht/rules';
import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { messagesFor } from './messages.ts';
import { charmFigure, opText, sourceName, stepText } from './run-words.ts';

const en = messagesFor('en');
const de = messagesFor('de');

test('an operation is written as the language writes numbers', () => {
  expect(opText(en, { kind: 'add', points: 1_500 })).toBe('+1,500');
  expect(opText(en, { kind: 'multiply', thousandths: 1_250 })).toBe('×1.25');
  expect(opText(en, { kind: 'multiply', thousandths: 2_000 })).toBe('×2');
  expect(opText(de, { kind: 'multiply', thousandths: 1_400 })).toBe('×1,4');
  expect(opText(en, { kind: 'money', amount: -3 })).toBe('−$3');
});

test('a step says what it did, or why it did nothing', () => {
  expect(stepText(en, { op: { kind: 'add', points: -100 } })).toBe('−100');
  expect(stepText(en, { op: { kind: 'missed' } })).toBe('chance');
});

test('whoever is at work has a name', () => {
  const combination = { type: 'nOfAKind', faces: [3, 3, 3], points: 300, dice: [0, 1, 2] };
  const source = { kind: 'combination', id: 'nOfAKind', at: 0 } as const;
  expect(sourceName(en, { source, dice: [0, 1, 2] }, [combination])).toBe('three 3s');
  expect(sourceName(en, { source: { kind: 'charm', id: 'purist', at: 1 }, dice: [] })).toBe('Purist');
  expect(sourceName(en, { source: { kind: 'material', id: 'golden', at: 0 }, dice: [4] })).toBe('Golden (die 5)');
});

test('a combination of a custom table is called what its table calls it, even if every object has such a field', () => {
  for (const language of LANGUAGES)
    for (const type of ['constructor', '__proto__', 'toString', 'longPath'])
      expect(messagesFor(language).rollio.combination({ type, faces: [1, 2, 3], points: 10 })).toBe(type);
});

test('every boss has a word of its own in every language, and the app itself none that shouts', () => {
  for (const language of LANGUAGES) {
    const { bossVoices } = messagesFor(language).runScreen;
    for (const id of BOSS_IDS) expect(bossVoices[id], `${language} ${id}`).toMatch(/^\S[^!]+\S$/);
  }
});

test('a flop is told once, with what lay there', () => {
  const { fatal, stillThere, clearedBy } = en.runScreen;
  expect(fatal([4], 250)).toBe('A lone 4 scores nothing. The pot is gone.');
  expect(fatal([2, 2, 3], 0)).toBe('2, 2 and 3 score nothing. The pot was empty.');
  expect(stillThere(6, 1)).toBe('6 rounds and 1 bank left');
  expect(clearedBy(240, 2)).toBe('240 over, with 2 banks to spare.');
  expect(clearedBy(0, 0)).toBe('To the point, with no bank to spare.');
});

test('every charm has a figure that fits on its stamp', () => {
  for (const language of LANGUAGES)
    for (const id of CHARM_IDS) expect(charmFigure(messagesFor(language), id), id).toMatch(/^\S{2,6}$/u);
  expect(charmFigure(en, 'flopShield', 2)).toBe('2/3');
  expect(charmFigure(en, 'coupon')).toBe('−$1');
  expect(charmFigure(en, 'oddCollector')).toBe('+15');
});
