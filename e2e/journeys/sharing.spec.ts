import type { Page } from '@playwright/test';
import { type Channel, channelSchema, releaseUrl } from '@veto/slice-kit/contract';
import { expect, test } from '../fixtures/test.ts';

declare global {
  interface Window {
    vetoScopes?: Record<string, Record<string, { from: string }>>[];
    vetoRenderers?: number;
    vetoPreloads?: { named: Set<string>; used: Set<string> };
  }
}

/** Text that only the module itself contains, and that no minifier changes. */
const FINGERPRINTS: Record<string, string> = {
  react: 'react.transitional.element',
  'react-dom': '__reactFiber$',
  'react-router-dom': 'may be used only in the context of a <Router> component',
  '@emotion/react': 'data-emotion',
  '@tanstack/react-query': 'No QueryClient set, use QueryClientProvider to set one',
  '@chakra-ui/react': 'ChakraContext',
  '@veto/shared-data/core': 'veto:answered',
  '@veto/shared-ui/core': '(prefers-color-scheme: dark)',
};

const SLICES = ['mf-discovery', 'mf-owner', 'mf-specialist-pl', 'mf-vet'];

test('every shared module is on the page once, whichever slices have been there', async ({ page, problems }) => {
  const channel = channelSchema.parse(await (await page.request.get('/channels/stable.json')).json());
  await page.addInitScript(
    recordSharing,
    Object.values(channel.slices).map(({ stable }) => stable.container),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Join Our Platform' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  const { sameScope, scopes, providers, renderers } = await page.evaluate(() => {
    const [first = {}, ...others] = window.vetoScopes ?? [];
    const providers = Object.entries(first).map(([key, versions]) => {
      return {
        key,
        versions: Object.keys(versions),
        from: [...new Set(Object.values(versions).map(({ from }) => from))],
      };
    });
    return {
      sameScope: others.every((scope) => scope === first),
      scopes: window.vetoScopes?.length ?? 0,
      providers,
      renderers: window.vetoRenderers,
    };
  });
  expect(scopes, 'slices that asked for shared modules').toBeGreaterThanOrEqual(3);
  expect(sameScope).toBe(true);
  expect(providers.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'react',
      'react-router-dom',
      '@emotion/react',
      '@tanstack/react-query',
      'zustand',
      '@veto/shared-data/core',
      '@veto/shared-ui/core',
    ]),
  );
  for (const { key, versions, from } of providers) {
    expect(versions, `versions of ${key}`).toHaveLength(1);
    expect(from, `who provides ${key}`).toEqual([expect.stringMatching(/^shell/)]);
  }
  expect(renderers, 'instances of react-dom').toBe(1);
  await expectListedForDevtools(page, channel);
  expect(problems.unexpected()).toEqual([]);
});

test('no slice brings a copy of what the shell shares', async ({ siteUrl }) => {
  const get = (path: string) => fetch(new URL(path, siteUrl));
  const channel = channelSchema.parse(await (await get('/channels/stable.json')).json());
  expect(Object.keys(channel.slices)).toEqual(expect.arrayContaining(SLICES));
  const read = (release: { slice: string; version: string; files: Record<string, unknown> }) =>
    readScripts(channel, release, (url) => get(url).then((answer) => answer.text()));

  // A fingerprint that the shell itself did not have would prove nothing.
  const shell = channel.shell?.stable;
  if (!shell) throw new Error('The channel names no shell');
  const ofShell = await read(shell);
  for (const [module, text] of Object.entries(FINGERPRINTS))
    expect(ofShell.includes(text), `${module} is in the shell`).toBe(true);

  for (const { stable } of Object.values(channel.slices)) {
    const scripts = await read(stable);
    const copies = Object.keys(FINGERPRINTS).filter((module) => scripts.includes(FINGERPRINTS[module] ?? ''));
    expect(copies, `copies inside ${stable.slice}`).toEqual([]);
  }
});

test('pages use everything that they preload', async ({ page }) => {
  await page.addInitScript(notePreloads);
  for (const path of ['/', '/doctors', '/pets', '/map-search', '/for-vets', '/login']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.vetoPreloads?.named.size), path).toBeGreaterThan(1);
    // Chromium says so by the clock, and on a busy machine of files that are used late.
    await expect.poll(() => page.evaluate(unusedPreloads), path).toEqual([]);
  }
});

/** Runs in the page, before its scripts: notes the files that it preloads, and the scripts and style sheets that it uses. */
function notePreloads(): void {
  const preloads = { named: new Set<string>(), used: new Set<string>() };
  window.vetoPreloads = preloads;
  const note = (element: Element) => {
    if (element instanceof HTMLScriptElement) preloads.used.add(element.src);
    if (element instanceof HTMLLinkElement) preloads[element.rel === 'preload' ? 'named' : 'used'].add(element.href);
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) for (const each of [node, ...node.querySelectorAll('script, link')]) note(each);
  }).observe(document, { subtree: true, childList: true });
}

function unusedPreloads(): string[] {
  const { named = [], used } = window.vetoPreloads ?? {};
  let fonts = [...document.fonts].filter(({ status }) => status === 'loaded').length;
  return [...named].filter((file) => (file.endsWith('.woff2') ? fonts-- <= 0 : !used?.has(file)));
}

/** What the browser extension Module Federation Devtools reads names the slices that have run, and who shares what with them. */
async function expectListedForDevtools(page: Page, { slices }: Channel): Promise<void> {
  const ran = ['mf-discovery', 'mf-owner', 'mf-vet'].map((slice) => slices[slice]?.stable.container ?? slice);
  const listed = () =>
    page.evaluate(() =>
      JSON.parse(JSON.stringify({ moduleInfo: __FEDERATION__.moduleInfo, shared: __FEDERATION__.__SHARE__ })),
    );
  await expect
    .poll(async () => Object.keys((await listed()).moduleInfo.shell?.remotesInfo ?? {}))
    .toEqual(expect.arrayContaining(ran));
  const { moduleInfo, shared } = await listed();
  for (const container of ran) {
    const { matchedVersion: entry } = moduleInfo.shell.remotesInfo[container];
    expect(moduleInfo[`${container}:${entry}`]).toMatchObject({ remoteEntry: entry, globalName: container });
  }
  const [router] = Object.values(shared.shell.default['react-router-dom']);
  expect(router).toMatchObject({
    from: expect.stringMatching(/^shell/),
    loaded: true,
    useIn: expect.arrayContaining(ran),
  });
}

/** Runs in the page, before its scripts. */
function recordSharing(containers: string[]): void {
  window.vetoScopes = [];
  window.vetoRenderers = 0;
  for (const name of containers) {
    let container: unknown;
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => container,
      set(value: { init(scope: never): unknown }) {
        const init = value.init;
        container = {
          ...value,
          init(scope: never) {
            window.vetoScopes?.push(scope);
            return init(scope);
          },
        };
      },
    });
  }
  const count = () => {
    window.vetoRenderers = (window.vetoRenderers ?? 0) + 1;
    return window.vetoRenderers;
  };
  const ignore = () => undefined;
  // What React's developer tools put there: each copy of react-dom introduces itself once.
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      inject: count,
      onCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
      onPostCommitFiberRoot: ignore,
      checkDCE: ignore,
    },
  });
}

async function readScripts(
  channel: Channel,
  release: { slice: string; version: string; files: Record<string, unknown> },
  read: (url: string) => Promise<string>,
): Promise<string> {
  const names = Object.keys(release.files).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => read(`${releaseUrl(channel, release)}${name}`)));
  return texts.join('\n');
}
