// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { CACHES } from './caches.ts';
import { startOffline } from './start-offline.ts';

const site = vi.hoisted(() => ({
  answer: { kind: 'not-found' } as { kind: string; route?: { offline?: boolean } },
  moved: () => {},
}));
vi.mock('../routing/current-answer.ts', () => ({
  currentAnswer: () => site.answer,
  answerStore: {
    subscribe: (listener: () => void) => {
      site.moved = listener;
    },
  },
}));

const CHANNEL = '/channels/stable.json';
const FILE = `${location.origin}/releases/mf-owner/1.0.0-0123456789ab/slice.js`;
const AHEAD = `${location.origin}/releases/mf-vet/1.0.0-0123456789ab/slice.js`;

/** A browser with a worker, which the page is controlled by at once or after a while. */
function browserWith({ controlled }: { controlled: boolean }) {
  const controller = { postMessage: vi.fn() };
  const workers = Object.assign(new EventTarget(), {
    controller: controlled ? controller : null,
    register: vi.fn(async () => {
      workers.controller = controller;
      workers.dispatchEvent(new Event('controllerchange'));
    }),
    unregister: vi.fn(async () => true),
    getRegistrations: async () => [{ unregister: workers.unregister }],
  });
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true });
  const told = () => controller.postMessage.mock.calls.map(([message]) => message.payload.urlsToCache);
  return { workers, told };
}

const opened = vi.fn(async (_name: string) => ({ keys: async () => [], match: async () => undefined }));

beforeEach(() => {
  vi.stubGlobal('caches', { open: opened, delete: async () => true });
  site.answer = { kind: 'not-found' };
  history.replaceState(null, '', '/help');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: FILE, initiatorType: 'script' },
    { name: AHEAD, initiatorType: 'fetch' },
    { name: `${location.origin}/rest/v1/pets`, initiatorType: 'other' },
  ] as unknown as PerformanceEntryList);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    opened.mockClear();
    localStorage.clear();
  };
});

test('the photos of pets in what is kept go where the worker looks for them, with each answer that is kept', async () => {
  browserWith({ controlled: true });
  const asked = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', asked);
  await startOffline({ offline: true, channel: CHANNEL, supabaseUrl: 'https://project.supabase.co' });
  localStorage.setItem('veto_profile', '{"userId":"anna"}');
  const imageUrl = 'https://project.supabase.co/storage/v1/object/public/pet-images/p1/a.jpg';
  localStorage.setItem('veto_offline:anna', JSON.stringify({ pets: { data: [{ imageUrl }] } }));
  dispatchEvent(new CustomEvent('veto:recalled', { detail: true }));
  dispatchEvent(new CustomEvent('veto:recalled', { detail: false }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith(imageUrl, expect.anything()));
  expect(opened).toHaveBeenCalledExactlyOnceWith(CACHES.photos);
});

test('on a first visit the worker hears of what the page has loaded, not of what it fetched ahead', async () => {
  const { workers, told } = browserWith({ controlled: false });
  await startOffline({ offline: true, channel: CHANNEL, supabaseUrl: '' });
  expect(workers.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' });
  expect(told()).toEqual([[CHANNEL, '/help', FILE]]);
});

test('later it hears of each page that is to be read without a network, and of no other', async () => {
  const { told } = browserWith({ controlled: true });
  await startOffline({ offline: true, channel: CHANNEL, supabaseUrl: '' });
  site.moved();
  site.answer = { kind: 'slice', route: { offline: true } };
  history.replaceState(null, '', '/appointments');
  site.moved();
  site.answer = { kind: 'slice', route: {} };
  site.moved();
  expect(told()).toEqual([[CHANNEL], ['/appointments']]);
});

test('where nothing is to be kept, worker and caches go, and those of nobody else', async () => {
  const { workers } = browserWith({ controlled: true });
  const names = ['veto-pages', 'veto-former', 'another'];
  const remove = vi.fn(async (_name: string) => true);
  vi.stubGlobal('caches', { keys: async () => names, delete: remove });
  await startOffline({ offline: false, channel: CHANNEL, supabaseUrl: '' });
  expect(workers.unregister).toHaveBeenCalledTimes(1);
  expect(workers.register).not.toHaveBeenCalled();
  expect(remove.mock.calls.flat()).toEqual(['veto-pages', 'veto-former']);
});

test('a browser without workers, or one that refuses them, shows the site as before', async () => {
  vi.stubGlobal('navigator', {});
  await startOffline({ offline: true, channel: CHANNEL, supabaseUrl: '' });
  const { workers } = browserWith({ controlled: false });
  workers.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await startOffline({ offline: true, channel: CHANNEL, supabaseUrl: '' });
  expect(warn).toHaveBeenCalledTimes(1);
});
