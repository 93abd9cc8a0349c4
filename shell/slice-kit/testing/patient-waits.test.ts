import { expect, test, vi } from 'vitest';

const { fetch } = globalThis;
const { error } = console;

test('a file begins with the clock, the globals and the functions of the machine, whatever the one before it replaced', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.spyOn(console, 'error');
  vi.resetModules();
  await import('./patient-waits.ts');
  expect(vi.isFakeTimers()).toBe(false);
  expect(fetch).toBe(globalThis.fetch);
  expect(console.error).toBe(error);
});
