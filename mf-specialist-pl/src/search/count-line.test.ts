import { expect, test } from 'vitest';
import { countLine } from './count-line.ts';

test.each([
  [0, '0 weterynarzy znaleziono'],
  [1, '1 weterynarz znaleziony'],
  [2, '2 weterynarzy znaleziono'],
  [40, '40 weterynarzy znaleziono'],
])('%i', (count, line) => {
  expect(countLine(count)).toBe(line);
});
