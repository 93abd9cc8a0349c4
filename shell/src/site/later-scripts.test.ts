// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fetchLaterScripts } from './later-scripts.ts';

test('scripts that the document only names are fetched, and nothing else changes', () => {
  document.head.innerHTML =
    '<link rel="preload" as="script" href="/first.js"><link rel="preload" as="script" href="/later.js" media="not all">' +
    '<link rel="preload" as="style" href="/a.css" media="print">';
  fetchLaterScripts();
  expect([...document.head.children].map((link) => link.getAttribute('media'))).toEqual([null, 'all', 'print']);
});
