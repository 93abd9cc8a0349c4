import { storedPortrait } from '@veto/shared-ui/portrait';
import { expect, test } from 'vitest';
import { CHOICES, suggestedPortraits, withFeature } from './portrait-choices.ts';

const [first] = suggestedPortraits('vet', 'surgery', 0);

test('a dozen people, the same each time, others in the next set', () => {
  const people = suggestedPortraits('vet', 'surgery', 0);
  expect(people).toHaveLength(12);
  expect(people).toEqual(suggestedPortraits('vet', 'surgery', 0));
  expect(people).not.toEqual(suggestedPortraits('vet', 'surgery', 1));
});

test.each(CHOICES)('every choice of $feature can be stored and is drawn again', (choice) => {
  if (!first) throw new Error('Nobody was suggested');
  for (const { value, label } of choice.options) {
    expect(label).not.toBe('');
    const changed = withFeature(first, choice, String(value));
    expect(changed[choice.feature]).toBe(value);
    expect(storedPortrait(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
  }
});

test('a value that is none changes nothing', () => {
  const [skin] = CHOICES;
  if (!first || !skin) throw new Error('Nothing to choose');
  expect(withFeature(first, skin, 'green')).toEqual(first);
});
