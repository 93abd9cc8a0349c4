// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

/** The module as a build at this address has it. */
async function builtAt(address: string) {
  vi.resetModules();
  vi.stubGlobal('__webpack_public_path__', address);
  return import('./kept-answers.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('what a slice has kept stays, whatever another slice keeps under the same name, and goes with the next build', async () => {
  const discovery = await builtAt('https://veto.example/releases/mf-discovery/1.0.0-9e15aaaaaaaa/');
  const owner = await builtAt('https://veto.example/releases/mf-owner/1.0.0-9e15bbbbbbbb/');
  discovery.keepAnswer(null, 'pets', ['Burek']);
  owner.keepAnswer(null, 'pets', ['Mruczka']);
  expect(discovery.recallAnswer(null, 'pets')?.data).toEqual(['Burek']);
  expect(owner.recallAnswer(null, 'pets')?.data).toEqual(['Mruczka']);
  const next = await builtAt('https://veto.example/releases/mf-owner/1.1.0-9e15cccccccc/');
  expect(next.recallAnswer(null, 'pets')).toBeUndefined();
  next.keepAnswer(null, 'pets', []);
  expect(owner.recallAnswer(null, 'pets')).toBeUndefined();
});
