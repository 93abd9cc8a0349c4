// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewsOfServer } from './news-of-server.ts';

const { followNews, end } = vi.hoisted(() => {
  const end = vi.fn();
  return { end, followNews: vi.fn(() => end) };
});
vi.mock('@veto/shared-data/realtime', () => ({ followNews }));
// When a page is calm is another test's concern.
vi.mock('../site/idle-prefetch.ts', () => ({ whenCalm: (run: () => void) => run() }));

const CONFIG = { supabaseUrl: 'https://project.supabase.co', supabaseKey: 'sb_publishable' };

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function News() {
  useNewsOfServer();
  return null;
}

/** A page whose document has this configuration; what it resolves with takes its news out of the header. */
async function openPage(config: object) {
  document.body.innerHTML = `<script type="application/json" id="veto-config">${JSON.stringify(config)}</script><div></div>`;
  const root = createRoot(document.querySelector('div') ?? document.body);
  await act(async () => root.render(<News />));
  await vi.dynamicImportSettled();
  return () => act(async () => root.unmount());
}

test('a site whose server has Realtime listens to it, until nobody is signed in', async () => {
  const leave = await openPage({ ...CONFIG, realtime: true });
  expect(followNews).toHaveBeenCalledExactlyOnceWith({ ...CONFIG, realtime: true });
  expect(end).not.toHaveBeenCalled();
  await leave();
  expect(end).toHaveBeenCalledOnce();
});

test('any other site does not', async () => {
  const leave = await openPage(CONFIG);
  expect(followNews).not.toHaveBeenCalled();
  await leave();
});
