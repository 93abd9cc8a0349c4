// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { elementOf } from './fragment.ts';

test.each([
  ['#hours', 'hours'],
  ['#godziny%20otwarcia', 'godziny otwarcia'],
  ['#nowhere', undefined],
  ['', undefined],
  ['#100%', undefined],
])('%s points at %s', (fragment, id) => {
  document.body.innerHTML = '<p id="hours"></p><p id="godziny otwarcia"></p>';
  expect(elementOf(fragment)?.id).toBe(id);
});
