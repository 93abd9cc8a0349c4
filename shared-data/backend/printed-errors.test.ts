import { expect, test } from 'vitest';
import { printErrorsWithoutValues } from './printed-errors.ts';

function printedBy(...args: unknown[]): unknown[][] {
  const printed: unknown[][] = [];
  const target = { error: (...each: unknown[]) => printed.push(each) };
  printErrorsWithoutValues(target);
  target.error(...args);
  return printed;
}

const databaseError = (code: string, message = 'it failed') =>
  Object.assign(new Error(message), {
    severity: 'ERROR',
    code,
    where: `SQL statement "select 'Burek,
      who bit the postman'"\nPL/pgSQL function private.guard_pet() line 4 at RAISE`,
    detail: 'Failing row contains (Burek, who bit the postman).',
  });

test.each(['PT409', 'PT403', '42501', '22P02'])('a refusal (%s) is not printed', (code) => {
  expect(printedBy(databaseError(code))).toEqual([]);
});

test('a statement whose asker has left is not printed, one that took too long is', () => {
  expect(printedBy(databaseError('57014', 'canceling statement due to user request'))).toEqual([]);
  expect(printedBy(new DOMException('This operation was aborted', 'AbortError'))).toEqual([]);
  expect(printedBy(databaseError('57014', 'canceling statement due to statement timeout'))).toHaveLength(1);
});

test('a failed statement is printed without its values', () => {
  const printed = [['it failed (23P01)', { where: 'PL/pgSQL function private.guard_pet() line 4 at RAISE' }]];
  expect(printedBy(databaseError('23P01'))).toEqual(printed);
  expect(printedBy('Storage error:', databaseError('23P01'))).toEqual(printed);
});

test.each([
  '"failed to parse filter (is.Burek)" (line 1, column 3)',
  'Invalid filter expression: "Burek"',
  "Could not find the table 'public.burek' in the schema cache",
])('a question that cannot be answered is not printed: %s', (message) => {
  expect(printedBy(new Error(message))).toEqual([]);
});

test('anything else is printed as it is', () => {
  const error = new Error('disk');
  expect(printedBy('Storage error:', error)).toEqual([['Storage error:', error]]);
  expect(printedBy(error)).toEqual([[error]]);
});
