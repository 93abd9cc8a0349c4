import { expect, test } from 'vitest';
import { countLine, inThisArea } from './count-line.ts';

test.each([
  [0, '0 weterynarzy znaleziono'],
  [1, '1 weterynarz znaleziony'],
  [2, '2 weterynarzy znaleziono'],
  [40, '40 weterynarzy znaleziono'],
])('%i', (count, line) => {
  expect(countLine(count)).toBe(line);
});

test.each([
  [0, '0 weterynarzy na tym obszarze'],
  [1, '1 weterynarz na tym obszarze'],
  [12, '12 weterynarzy na tym obszarze'],
])('an area with %i', (count, line) => {
  expect(inThisArea(count)).toBe(line);
});
