// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { addWordsLater } from './catalogue.ts';
import { InLanguage } from './in-language.tsx';
import { useSay } from './words.tsx';

afterEach(() => void vi.unstubAllGlobals());

const Page = () => <p>{useSay()('Failed to save')}</p>;

it('has an open page say what a late catalogue brings, and English where none comes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const at = document.body.appendChild(document.createElement('div'));
  const root = createRoot(at);
  const page = (
    <InLanguage of="pl">
      <Page />
    </InLanguage>
  );
  await act(async () => {
    addWordsLater('pl', () => Promise.reject(new Error('offline')));
    root.render(page);
  });
  expect(at.textContent).toBe('Failed to save');
  await act(async () => addWordsLater('pl', async () => ({ default: { 'Failed to save': 'Nie udało się zapisać' } })));
  expect(at.textContent).toBe('Nie udało się zapisać');
  await act(async () => root.unmount());
  at.remove();
});
