// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refresh, run, type ShellChannel } from './boot-files.ts';
import { guardBoot } from './boot-guard.ts';
import { isLeftOut, leaveOut } from './left-out.ts';

vi.mock('./boot-files.ts', async (original) => ({
  ...(await original<typeof import('./boot-files.ts')>()),
  refresh: vi.fn(),
  run: vi.fn(),
}));

const shell = (version: string) => ({ version, entries: ['main.js'], boot: [], styles: [], files: {} });
const NOW = shell('2.0.0-bbbbbbbb');
const FORMER = shell('1.0.0-aaaaaaaa');
const baseOf = ({ version }: { version: string }) => `${location.origin}/releases/shell/${version}/`;
const CHANNEL: ShellChannel = { releasesUrl: '/releases/', shell: { stable: NOW, previous: FORMER } };

const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
const ask = vi.fn<typeof fetch>();
const refreshed = vi.mocked(refresh);
const ran = vi.mocked(run);
let arrived = () => {};

/** A document that names the shell, whose channel is now `latest`; undefined: it cannot be had. */
function openDocument(latest: ShellChannel | undefined = CHANNEL): void {
  document.body.innerHTML = '<div id="veto"></div>';
  for (const [id, value] of Object.entries({ 'veto-config': { reportUrl: '/_reports' }, 'veto-channel': CHANNEL })) {
    const json = Object.assign(document.createElement('script'), { type: 'application/json', id });
    json.textContent = JSON.stringify(value);
    document.body.append(json);
  }
  ask.mockImplementation(async () => (latest ? Response.json(latest) : new Response('', { status: 503 })));
  const early = document.createElement('script');
  // A copy of the site's own, which says whose it is.
  Object.defineProperty(early, 'src', { value: new URL('/_site/early/1/early.js', location.href).href });
  early.dataset.release = new URL(baseOf(NOW), location.href).pathname;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(early);
  guardBoot();
}

/** A file of the shell does not arrive. */
function failFile<Tag extends 'script' | 'link'>(tag: Tag, address: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.defineProperty(element, tag === 'script' ? 'src' : 'href', { value: address });
  if (element instanceof HTMLLinkElement) element.rel = 'stylesheet';
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  return element;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const card = () => document.querySelector<HTMLElement>('[role=alert]')?.dataset.failure;
const reports = async () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([, body]) => {
      const { code, slice, version, side, stage, message } = JSON.parse(await body.text());
      expect([code, slice, stage]).toEqual(['VETO-303', 'shell', 'boot']);
      return [side, version, message];
    }),
  );
const started = () => ran.mock.calls.map(([base, { version }]) => [base, version]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: () => void) {
        arrived = tell;
      }
      observe() {}
      disconnect() {
        arrived = () => {};
      }
    },
  );
  vi.stubGlobal('PromiseRejectionEvent', class extends Event {});
  refreshed.mockResolvedValue(true);
});
afterEach(() => {
  globalThis.vetoBoot?.started();
  document.head.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const mock of [sendBeacon, ask, refreshed, ran]) mock.mockReset();
});

describe('a shell that starts', () => {
  it('is left alone from then on, whatever happens', async () => {
    openDocument();
    globalThis.vetoBoot?.started();
    failFile('script', `${baseOf(NOW)}later.js`);
    expect(globalThis.vetoBoot?.failed(new Error('later'))).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([ran.mock.calls, sendBeacon.mock.calls, card()]).toEqual([[], [], undefined]);
  });

  it('has the plain card when its page is gone, and its own card is too', () => {
    openDocument();
    globalThis.vetoBoot?.started();
    globalThis.vetoBoot?.gone();
    expect(card()).toBe('VETO-303');
  });

  it('is opened afresh when a release of a slice has spoilt its page, once for each', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, href: location.href, origin: location.origin, reload });
    openDocument();
    globalThis.vetoBoot?.started();
    const spoiler = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
    leaveOut(spoiler);
    globalThis.vetoBoot?.gone();
    expect([isLeftOut(spoiler), reload.mock.calls.length, card()]).toEqual([true, 1, undefined]);
    openDocument();
    leaveOut(spoiler);
    globalThis.vetoBoot?.gone();
    expect([reload.mock.calls.length, card()]).toEqual([1, 'VETO-303']);
    sessionStorage.clear();
  });

  it('is given time for as long as something arrives', async () => {
    openDocument();
    for (let file = 0; file < 5; file++) {
      await vi.advanceTimersByTimeAsync(19_000);
      arrived();
    }
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('is not failed by a script that is no part of it', async () => {
    openDocument();
    failFile('script', 'https://elsewhere.example/main.js');
    dispatchEvent(new ErrorEvent('error', { filename: 'https://elsewhere.example/main.js', error: new Error('no') }));
    await settle();
    expect([ran.mock.calls, sendBeacon.mock.calls]).toEqual([[], []]);
  });
});

it('does nothing about a file that was cut off because the page is being left', async () => {
  openDocument();
  dispatchEvent(new Event('beforeunload'));
  failFile('script', `${baseOf(NOW)}main.js`);
  failFile('link', `${baseOf(NOW)}main.css`);
  globalThis.vetoBoot?.failed(new TypeError('cut off'));
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ran.mock.calls, sendBeacon.mock.calls, card()]).toEqual([[], [], undefined]);
  // For the tests that follow, which share the module.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
});

describe('a shell that does not start', () => {
  it('is fetched past the cache, then gives way to the one before it, then to a card; each step is reported', async () => {
    openDocument();
    failFile('script', `${baseOf(NOW)}main.js`);
    // One failure has many voices.
    failFile('script', `${baseOf(NOW)}boot.js`);
    expect(globalThis.vetoBoot?.failed(new Error('and another'))).toBe(true);
    await settle();
    expect(refreshed).toHaveBeenCalledExactlyOnceWith(baseOf(NOW), NOW);
    expect(started()).toEqual([[baseOf(NOW), NOW.version]]);

    globalThis.vetoBoot?.failed(new TypeError('no hay'));
    await settle();
    expect(started().slice(1)).toEqual([[baseOf(FORMER), FORMER.version]]);
    expect(JSON.parse(document.getElementById('veto-channel')?.textContent ?? '')).toMatchObject({
      shell: { stable: FORMER },
    });
    // Where visits are counted, this one is of the shell that did not start.
    expect(globalThis.vetoBoot?.replaced).toBe(NOW.version);
    expect(card()).toBeUndefined();

    globalThis.vetoBoot?.failed(new TypeError('no hay either'));
    await settle();
    expect(card()).toBe('VETO-303');
    expect(document.querySelector('[role=alert] button')?.textContent).toBe('Retry');
    expect(await reports()).toEqual([
      ['stable', NOW.version, `first start of the shell: ${baseOf(NOW)}main.js did not arrive`],
      ['stable', NOW.version, 'fresh start of the shell: it threw: TypeError: no hay'],
      ['stable', FORMER.version, 'former start of the shell: it threw: TypeError: no hay either'],
    ]);
  });

  it.each([
    ['throws', () => globalThis.vetoBoot?.failed(new TypeError('no hay')), true],
    [
      'throws where nobody catches it',
      () => dispatchEvent(new ErrorEvent('error', { filename: `${baseOf(NOW)}main.js`, error: new Error('no hay') })),
      true,
    ],
    ['has a file that is not to be had', () => failFile('script', `${baseOf(NOW)}main.js`), false],
  ])('that %s gives way to the one before it at once', async (_what, fail, there) => {
    refreshed.mockResolvedValue(there);
    openDocument();
    document.body.insertAdjacentHTML('beforeend', '<link rel="stylesheet" data-page-styles>');
    fail();
    await settle();
    expect(started()).toEqual([[baseOf(FORMER), FORMER.version]]);
    expect(document.querySelector('[data-page-styles]'), 'of another release than the one that runs').toBeNull();
  });

  it('is fetched past the cache when a chunk of it does not arrive, and when nothing does for 20 s', async () => {
    openDocument();
    globalThis.vetoBoot?.failed(Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' }));
    await settle();
    expect(started()).toEqual([[baseOf(NOW), NOW.version]]);
    globalThis.vetoBoot?.started();

    openDocument();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ran).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(started()).toHaveLength(2);
  });

  it('is reported as the canary that it is, and the stable shell takes its place', async () => {
    openDocument({ ...CHANNEL, shell: { stable: FORMER, canary: { release: NOW } } });
    globalThis.vetoBoot?.failed(new Error('no hay'));
    await settle();
    expect((await reports()).map(([side, version]) => [side, version])).toEqual([['canary', NOW.version]]);
    expect(started()).toEqual([[baseOf(FORMER), FORMER.version]]);
  });

  it.each([
    ['there is no other', { ...CHANNEL, shell: { stable: NOW } }],
    ['the channel cannot be had', undefined],
  ])('has a card when it throws and %s', async (_why, latest) => {
    openDocument(latest);
    if (!latest) ask.mockRejectedValue(new TypeError('Failed to fetch'));
    globalThis.vetoBoot?.failed(new Error('no hay'));
    await settle();
    expect([ran.mock.calls, card()]).toEqual([[], 'VETO-303']);
  });
});

it('fetches a style sheet that did not arrive once more, and starts nothing anew', async () => {
  openDocument();
  ask.mockImplementation(async () => new Response('a {}'));
  const link = failFile('link', `${baseOf(NOW)}main.css`);
  await settle();
  expect([link.isConnected, document.head.querySelectorAll('link').length]).toEqual([false, 1]);
  link.dispatchEvent(new Event('error'));
  await settle();
  expect(ask.mock.calls.filter(([url]) => String(url).endsWith('main.css'))).toHaveLength(1);
  expect([ran.mock.calls, (await reports()).map(([, version]) => version)]).toEqual([[], [NOW.version]]);
});
