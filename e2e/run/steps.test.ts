import { expect, test } from 'vitest';
import { planSteps } from './steps.ts';

test('leaves out the browser journeys only when asked', () => {
  const names = (browserJourneys: boolean) => planSteps('/', '/', { browserJourneys }).map(({ name }) => name);
  expect(names(true)).toEqual(['Type check', 'Lint', 'Unit, story and database tests', 'Browser journeys']);
  expect(names(false)).toEqual(['Type check', 'Lint', 'Unit, story and database tests']);
});
