import { expect, test } from 'vitest';
import { filesNamedBy, isPage, keyOfDocument, shownAt } from './document-copies.ts';

test('a document names its files, each once, wherever releases are', () => {
  const html = `<script src="/_site/early/1.0.0-0123456789ab/early.js"></script><link rel="stylesheet" href="/releases/shell/1.0.0-0123456789ab/a.css" integrity="sha384-x">
    <script defer src="/releases/shell/1.0.0-0123456789ab/shell.js"></script>
    <link rel="preload" as="script" href="/releases/shell/1.0.0-0123456789ab/shell.js">
    <link rel="preload" as="font" href="https://files.example/releases/shell/1.0.0-0123456789ab/f.woff2" crossorigin>
    <script type="application/json" id="veto-channel">{"releasesUrl":"/releases/","files":{"other.js":{}}}</script>`;
  expect(filesNamedBy(html, 'https://veto.example/emergency')).toEqual([
    'https://veto.example/_site/early/1.0.0-0123456789ab/early.js',
    'https://veto.example/releases/shell/1.0.0-0123456789ab/a.css',
    'https://veto.example/releases/shell/1.0.0-0123456789ab/shell.js',
    'https://files.example/releases/shell/1.0.0-0123456789ab/f.woff2',
  ]);
});

test('only a page that was found is kept', () => {
  const answer = (status: number, type: string, redirected = false) => ({
    status,
    redirected,
    headers: new Headers({ 'content-type': type }),
  });
  expect(isPage(answer(200, 'text/html; charset=utf-8'))).toBe(true);
  expect(isPage(answer(404, 'text/html'))).toBe(false);
  const earlier = answer(200, 'text/html');
  earlier.headers.set('cache-control', 'no-store');
  expect(isPage(earlier), 'the site as it was in an earlier revision').toBe(false);
  expect(isPage(answer(503, 'text/html'))).toBe(false);
  expect(isPage(answer(200, 'application/json'))).toBe(false);
  expect(isPage(answer(200, 'text/html', true)), 'a browser refuses it for another address').toBe(false);
});

test('a document is kept without what follows its path', () => {
  expect(keyOfDocument('https://veto.example/appointments?tab=past#now')).toBe('https://veto.example/appointments');
});

test.each([
  ['/messages/3f2b8c1e-9d4a-4c57-8e21-0a6b7c8d9e0f', '/messages/:id'],
  ['/pets/3f2b8c1e-9d4a-4c57-8e21-0a6b7c8d9e0f/passport', '/pets/:id/passport'],
  ['/unsubscribe/Qm9yZWRPZlNlY3JldHMtMTIzNDU2Nzg5MGFiY2RlZmdo', '/unsubscribe/:id'],
  ['/specialist/1', '/specialist/1'],
  ['/', '/'],
])('a document is kept without the ids in its path: %s', (path, key) => {
  expect(keyOfDocument(`https://veto.example${path}`)).toBe(`https://veto.example${key}`);
});

test.each([
  ['/veterinarian/1', 'answers', 'open'],
  ['/veterinarian/1#reviews', 'answers', 'open'],
  ['/veterinarian/2', 'answers', 'other'],
  ['/veterinarian/1?date=2026-11-30', 'answers', 'other'],
  ['/veterinarian/2', 'nothing', 'open'],
])('at %s a copy of /veterinarian/1 with %s shows what is %s', async (path, holds, shown) => {
  const html = `<html lang="en" data-first-paint="open"><script id="veto-${holds}"></script>`;
  const kept = new Response(html, { headers: { 'content-type': 'text/html', 'content-security-policy': 'x' } });
  Object.defineProperty(kept, 'url', { value: 'https://veto.example/veterinarian/1' });
  const answer = await shownAt(`https://veto.example${path}`, kept);
  expect(await answer.text()).toContain(` data-first-paint="${shown}">`);
  expect(answer.headers.get('content-security-policy')).toBe('x');
});
