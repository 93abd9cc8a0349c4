import { describe, expect, it } from 'vitest';
import { shellRelease, sliceRelease } from '../../releases/release.fixture.ts';
import { AUDIENCES } from '../contract/audience.ts';
import type { Channel } from '../contract/channel.ts';
import type { ShellRelease, SliceRelease } from '../contract/release.ts';
import type { Route } from '../contract/slice-manifest.ts';
import { DEFAULT_BUDGET_KB, releaseProblems } from './release-problems.ts';

const CORE = '@veto/shared-data/core';

const shell: ShellRelease = {
  ...shellRelease('1.0.0-5e11aaaaaaaa'),
  contract: '1.2.0',
  provides: {
    react: { version: '19.3.1', files: [] },
    [CORE]: { version: '1.0.0', files: [], exports: ['request', 'useSession'] },
  },
};
const owner = withRoutes(sliceRelease('mf-owner', '1.0.0-aaaaaaaaaaaa'), [{ path: '/pets/:id', audience: ['owner'] }]);
const demo = sliceRelease('mf-demo', '1.0.0-dddddddddddd');
const live: Pick<Channel, 'shell' | 'slices'> = {
  shell: { stable: shell, movedBy: 'hand' },
  slices: { 'mf-owner': { stable: owner, movedBy: 'hand' } },
};

function withRoutes(release: SliceRelease, routes: Pick<Route, 'path' | 'audience'>[]): SliceRelease {
  const full = routes.map((route) => ({ title: 'T', lang: 'en', skeleton: 'page', preload: [], ...route }) as Route);
  return { ...release, manifest: { ...release.manifest, routes: full } };
}

const codes = (release: SliceRelease | ShellRelease, channel = live) =>
  releaseProblems(release, channel).map(({ code }) => code);

describe('a slice may go live', () => {
  it('when it fits the live shell and nobody owns its routes', () => {
    expect(codes({ ...demo, shared: { react: '^19.3.0' }, usedExports: { [CORE]: ['request'] } })).toEqual([]);
  });

  it('beside a slice that answers other visitors on the same path', () => {
    expect(codes(withRoutes(demo, [{ path: '/pets/:pet', audience: ['veterinarian'] }]))).toEqual([]);
  });

  it('on the routes that its own live release has', () => {
    expect(codes({ ...owner, version: '1.0.0-bbbbbbbbbbbb' })).toEqual([]);
  });

  it('before there is a shell', () => {
    expect(codes(demo, { slices: {} })).toEqual([]);
  });
});

describe('a slice may not go live', () => {
  it.each([
    ['VETO-411', { contract: '^2.0.0' }],
    ['VETO-412', { shared: { '@chakra-ui/react/carousel': '^3.0.0' } }],
    ['VETO-412', { shared: { react: '^19.4.0' } }],
    ['VETO-413', { usedExports: { [CORE]: ['useNotifications'] } }],
    ['VETO-415', { exposes: [] }],
  ])('with %s when the live shell does not offer what %j asks for', (code, changes) => {
    expect(codes({ ...demo, ...changes })).toEqual([code]);
  });

  it("when the shell's canary does not offer what it needs, which is said once where neither does", () => {
    const provides = { react: { version: '20.0.0', files: [] } };
    const canary = { release: { ...shell, version: '2.0.0-5e11bbbbbbbb', provides }, percent: 5 };
    const channel = { ...live, shell: { stable: shell, canary, movedBy: 'hand' as const } };
    expect(releaseProblems({ ...demo, shared: { react: '^19.0.0' } }, channel)).toEqual([
      {
        code: 'VETO-412',
        sentence: "Beside the shell's canary: it needs react ^19.0.0; the shell provides 20.0.0.",
      },
    ]);
    expect(codes({ ...demo, shared: { react: '^18.0.0' } }, channel)).toEqual(['VETO-412']);
  });

  it.each([
    '/login',
    '/Login/',
    '/_platform',
    '/_x/y',
    '/releases/a',
    '/config.json',
    '/:anything',
    '/*',
    '/calendar/1',
  ])('on %s, which is reserved', (path) => {
    expect(codes(withRoutes(demo, [{ path, audience: ['owner'] }]))).toEqual(['VETO-414']);
  });

  it('where another slice answers the same visitors, whatever the parameter is called', () => {
    const [problem] = releaseProblems(
      withRoutes(demo, [{ path: '/pets/:pet', audience: ['owner', 'signed-out'] }]),
      live,
    );
    expect(problem?.sentence).toBe('/pets/:pet is answered by mf-owner already, for: owner.');
  });

  it('where the canary of another slice answers', () => {
    const canary = { release: withRoutes(owner, [{ path: '/new', audience: ['owner'] }]), percent: 5 };
    const slices = { 'mf-owner': { stable: owner, canary, movedBy: 'hand' as const } };
    expect(codes(withRoutes(demo, [{ path: '/new', audience: ['owner'] }]), { ...live, slices })).toEqual(['VETO-414']);
  });

  it('with a path that it claims twice', () => {
    const routes = [
      { path: '/a', audience: ['owner'] as Route['audience'] },
      { path: '/a', audience: ['owner', 'veterinarian'] as Route['audience'] },
    ];
    expect(codes(withRoutes(demo, routes))).toEqual(['VETO-414']);
  });

  it('without what its live release exposes', () => {
    const before = { ...demo, exposes: ['./slice', './widget'] };
    const slices = { 'mf-demo': { stable: before, movedBy: 'hand' as const } };
    expect(releaseProblems(demo, { ...live, slices })).toEqual([
      { code: 'VETO-415', sentence: 'It no longer exposes ./widget, which 1.0.0-dddddddddddd does.' },
    ]);
  });
});

describe('the byte budget', () => {
  const file = (kB: number) => ({ integrity: '', bytes: kB * 4096, gzipBytes: kB * 1024 });
  const heavy: SliceRelease = {
    ...demo,
    files: { [demo.entry]: file(4), 'slice.js': file(10), 'page.js': file(50), 'dialog.js': file(200) },
    chunks: { slice: ['slice.js'], page: ['page.js'] },
  };
  const withPreload = (preload: string[], budgetKb?: number): SliceRelease => ({
    ...heavy,
    manifest: {
      ...heavy.manifest,
      routes: heavy.manifest.routes.map((route) => ({ ...route, preload })),
      ...(budgetKb !== undefined && { budgetKb }),
    },
  });

  it('counts entry, ./slice and the chunks of the route', () => {
    expect(releaseProblems(withPreload(['page']), live)).toEqual([
      {
        code: 'VETO-416',
        sentence: `/mf-demo brings 64.0 kB for its first paint; the budget is ${DEFAULT_BUDGET_KB} kB.`,
        files: [demo.entry, 'slice.js', 'page.js'],
      },
    ]);
  });

  it('is not dodged by naming no chunk', () => {
    expect(codes(withPreload([]))).toEqual(['VETO-416']);
  });

  it('counts a part of another team’s page as it does a page', () => {
    const fills = [{ slot: 'vet.profile.booking', audience: [...AUDIENCES], preload: ['page'] }];
    const release = withPreload(['slice']);
    const [problem, ...others] = releaseProblems({ ...release, manifest: { ...release.manifest, fills } }, live);
    expect(problem?.sentence).toMatch(/^vet\.profile\.booking brings 64\.0 kB/);
    expect(others).toEqual([]);
  });

  it('leaves a page in another language room for its words', () => {
    const release = withPreload(['page'], 60);
    const routes = release.manifest.routes.map((route) => ({ ...route, translates: '/demo' }));
    expect(codes({ ...release, manifest: { ...release.manifest, routes } })).toEqual([]);
    expect(codes({ ...release, manifest: { ...release.manifest, routes, budgetKb: 59 } })).toEqual(['VETO-416']);
  });

  it('is what slice.json says', () => {
    expect(codes(withPreload(['page'], 64))).toEqual([]);
    expect(codes(withPreload(['page'], 63))).toEqual(['VETO-416']);
  });
});

describe('a shell', () => {
  const next = (version: string, exports: string[]): ShellRelease => ({
    ...shell,
    version: '1.0.0-5e11bbbbbbbb',
    provides: { ...shell.provides, [CORE]: { version, files: [], exports } },
  });

  it('may go live when its core modules are as they were', () => {
    expect(codes(next('1.0.0', ['request', 'useSession']))).toEqual([]);
  });

  it.each([
    ['1.0.0', ['request']],
    ['1.1.0', ['request']],
    ['1.0.1', ['request', 'useSession', 'more']],
  ])('may not with core %s that exports %j', (version, exports) => {
    expect(codes(next(version, exports))).toEqual(['VETO-417']);
  });

  it.each([
    ['2.0.0', ['request']],
    ['1.1.0', ['request', 'useSession', 'more']],
  ])('may with core %s that exports %j', (version, exports) => {
    expect(codes(next(version, exports))).toEqual([]);
  });

  it('may share other names of a package that is not ours, as long as no live slice uses one that went', () => {
    const sharing = (exports: string[]): ShellRelease => ({
      ...shell,
      provides: { ...shell.provides, 'react-router-dom': { version: '7.18.5', files: [], exports } },
    });
    const slices = { 'mf-owner': { stable: owner, movedBy: 'hand' as const } };
    const before = { shell: { stable: sharing(['Routes', 'useMatch']), movedBy: 'hand' as const }, slices };
    expect(codes(sharing(['Routes', 'useBlocker']), before)).toEqual([]);
    const user = { ...owner, usedExports: { 'react-router-dom': ['useMatch'] } };
    slices['mf-owner'].stable = user;
    expect(codes(sharing(['Routes']), before)).toEqual(['VETO-418']);
    expect(codes({ ...user, usedExports: { 'react-router-dom': ['useBlocker'] } }, before)).toEqual(['VETO-413']);
  });

  it('may not when a live slice, or a canary, could not run in it', () => {
    const user = { ...owner, shared: { react: '^19.0.0' } };
    const slices = {
      'mf-owner': { stable: owner, canary: { release: user, percent: 1 }, movedBy: 'hand' as const },
    };
    const provides = { ...shell.provides, react: { version: '20.0.0', files: [] } };
    const [problem] = releaseProblems({ ...shell, provides }, { ...live, slices });
    expect(problem?.code).toBe('VETO-418');
    expect(problem?.sentence).toContain('mf-owner 1.0.0-aaaaaaaaaaaa, which is live, would not run: it needs react');
  });
});
