// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadRelease } from './load-release.ts';
import { openPage } from './page.fixture.ts';
import { releaseOf } from './release.fixture.ts';

vi.mock('./named-exports.ts', () => ({ namedExports: async () => ({}) }));

const RELEASE = releaseOf('1.0.0-aaaaaaaa');
const BASE = 'https://veto.example/releases/mf-test/1.0.0-aaaaaaaa/';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("lists a release, with what it shares, where the browser's devtools for Module Federation look", async () => {
  const lifecycles = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
  openPage(RELEASE.container, () => ({ leaves: { init: () => {}, get: async () => () => ({ lifecycles }) } }));
  await loadRelease(RELEASE, BASE);
  const { moduleInfo, __SHARE__ } = globalThis.__FEDERATION__;
  const entry = `${BASE}entry.js`;
  await vi.waitFor(() =>
    expect(moduleInfo.shell).toMatchObject({
      remotesInfo: { [RELEASE.container]: { matchedVersion: entry } },
      shared: [{ sharedName: 'react', version: '19.3.1' }],
    }),
  );
  expect(moduleInfo[`${RELEASE.container}:${entry}`]).toMatchObject({
    buildVersion: '1.0.0-aaaaaaaa',
    remoteEntry: entry,
    modules: [{ moduleName: './slice' }],
    shared: [{ sharedName: 'react', version: '^19.0.0' }],
  });
  expect(JSON.parse(JSON.stringify(__SHARE__.shell))).toMatchObject({
    default: { react: { '19.3.1': { from: 'shell', loaded: true, useIn: [RELEASE.container] } } },
  });
});
