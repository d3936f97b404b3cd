import { expect, test } from 'vitest';
import { acceptedForm } from './accept.ts';

const FORMS = ['application/json', 'text/plain'] as const;

test.each<[string | undefined, string | undefined]>([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['text/plain', 'text/plain'],
  ['text/plain, application/json', 'text/plain'],
  ['text/plain;q=0.5, application/json', 'application/json'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
  ['text/*', 'text/plain'],
  ['TEXT/Plain ; q=1', 'text/plain'],
  ['application/json;q=0, */*', 'text/plain'],
  ['image/png', undefined],
  ['text/plain;q=0', undefined],
  ['text/plain;q=nonsense', undefined],
  ['', 'application/json'],
])('%s takes %s', (accept, form) => {
  expect(acceptedForm({ headers: accept === undefined ? {} : { accept } }, FORMS)).toBe(form);
});
