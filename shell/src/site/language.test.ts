// @vitest-environment happy-dom
import { sayIn } from '@veto/slice-kit';
import { expect, it } from 'vitest';
import { languageStore, speak } from './language.ts';

it('speaks a language once its words are here, and the one that is asked for last', async () => {
  const polish = speak('pl');
  expect(languageStore.getState().language).toBe('en');
  await polish;
  expect(languageStore.getState().language).toBe('pl');
  expect(sayIn('pl')('Skip to content')).toBe('Przejdź do treści');
  await speak('en');
  expect(languageStore.getState().language).toBe('en');
  const again = speak('pl');
  void speak('en');
  await again;
  expect(languageStore.getState().language).toBe('en');
});
