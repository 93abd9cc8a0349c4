// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { hearAdoptions } from './adopted-sheets.ts';
import { watchFrameLocks } from './frame-locks.ts';

it('lets a page be guarded whose document a slice has frozen', () => {
  for (const each of [document.adoptedStyleSheets, document.body, document]) Object.preventExtensions(each);
  expect(() => hearAdoptions(vi.fn())).not.toThrow();
  expect(() => watchFrameLocks(vi.fn(), () => undefined)).not.toThrow();
});
