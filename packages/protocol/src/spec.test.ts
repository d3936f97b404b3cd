import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLIENT_MESSAGES, readClientMessage } from './client-message.ts';
import { FIELDS, isFactType, wireType } from './fact.ts';
import { MAX_DEPTH, MAX_FRAME_IN, MAX_FRAME_OUT, PROTOCOL_VERSION, SECONDS } from './limits.ts';
import { CLOSE_CODES, WIRE_REFUSALS } from './refusal.ts';
import { NOTICES, readServerMessage } from './server-message.ts';
import { encodePack } from './tcp/pack.ts';
import { roomOf } from './welcome.ts';

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const section = (number: number): string => spec.split(/^## /m).find(text => text.startsWith(`${number}. `)) ?? '';
const rows = spec.split('\n').filter(line => line.startsWith('| `'));
const rowOf = (type: string): string => rows.filter(row => row.split('|')[1]?.includes(`\`${type}\``)).join('\n');

test.each(Object.entries(CLIENT_MESSAGES))('%s and all its fields are in the text', (type, { def }) => {
  const fields = Object.keys(def.shape).filter(field => field !== 'type' && field !== 'id');
  const text = type === 'CreateRoom' ? rowOf(type) + section(5) : rowOf(type);
  expect(text).not.toBe('');
  for (const field of fields) expect(text, field).toMatch(new RegExp(`\`${field}\\??\``));
});

test.each(Object.entries(FIELDS))('the fact %s and all its fields are in the text', (type, fields) => {
  const row = section(8)
    .split('\n')
    .find(line => line.startsWith(`| \`${wireType(type as keyof typeof FIELDS)}\``));
  expect(row).toBeDefined();
  for (const name of Object.values(fields)) expect(row, name).toMatch(new RegExp(`\`${name}\\??\``));
});

test.each(Object.keys(NOTICES))('%s is in the text', type => {
  expect(rowOf(type)).not.toBe('');
});

test('every code is in the text, and no other', () => {
  const codes = [...section(13).matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].flatMap(([, code]) => code ?? []);
  const known: readonly string[] = [...WIRE_REFUSALS, ...Object.keys(CLOSE_CODES), 'type', 'field'];
  expect(new Set(codes)).toEqual(new Set(known));
  for (const [code, number] of Object.entries(CLOSE_CODES)) expect(rowOf(code)).toContain(` ${number} `);
});

test('the numbers in the text are those of the code', () => {
  for (const number of [MAX_FRAME_IN, MAX_FRAME_OUT]) expect(section(1)).toContain(number.toLocaleString('en'));
  for (const number of [MAX_DEPTH, ...Object.values(SECONDS)]) expect(section(14)).toMatch(new RegExp(`\\b${number}\\b`));
  expect(spec).toContain(`version ${PROTOCOL_VERSION}`);
});

const examples = section(12).split('\n');
const said = examples.filter(line => line.startsWith('→')).map(line => line.slice(2));
const heard = examples.filter(line => line.startsWith('←')).map(line => line.slice(2));

test('the examples are messages', () => {
  expect(said.length + heard.length).toBeGreaterThan(20);
  for (const line of said)
    expect(readClientMessage(JSON.parse(line)), line).toEqual({ ok: true, value: JSON.parse(line) as unknown });
  for (const line of heard) {
    const message = readServerMessage(JSON.parse(line));
    expect(message.ok && message.value.kind, line).toBe(
      isFactType((JSON.parse(line) as { type: string }).type) ? 'fact' : 'notice',
    );
  }
});

test('the frame in the text is that of its first example', () => {
  const frame = encodePack(JSON.parse(said[0] ?? '') as object);
  expect(section(12)).toContain(frame.ok && Buffer.from(frame.value).toString('hex'));
});

test('the welcome in the text is one', () => {
  const text = /```json\n([^`]*)\n```/.exec(section(4))?.[1] ?? '';
  const message = readServerMessage(JSON.parse(text));
  const notice = message.ok && message.value.kind === 'notice' && message.value.notice;
  expect(notice && notice.type === 'Welcome' && roomOf(notice)).toMatchObject({ ok: true, value: { id: 'K7Q2XM', host: 0 } });
});
