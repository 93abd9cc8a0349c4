import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderStore, moveChannel, moves, readRevision, uploadRelease } from '../releases/index.ts';
import { builtRelease, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

const [FIRST, SECOND] = ['1.0.0-aaaaaaaaaaaa', '1.1.0-bbbbbbbbbbbb'] as const;
const SOURCE = { commit: '0011aabbccddeeff', branch: 'main', committedAt: '2026-11-01T10:00:00Z' };

let store: FolderStore;
beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
  const first = sliceRelease('mf-hotel', FIRST);
  const second = sliceRelease('mf-hotel', SECOND);
  const [route] = second.manifest.routes;
  if (!route) throw new Error('the fixture has no route');
  for (const release of [
    first,
    { ...second, manifest: { ...second.manifest, routes: [route, { ...route, path: '/rooms' }] } },
  ]) {
    const uploaded = await uploadRelease(store, await builtRelease(release, 'entry'), SOURCE);
    await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, uploaded, 'hand'));
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('keeps every revision of a channel as it was', async () => {
  expect((await readRevision(store, 1))?.slices['mf-hotel']?.stable.version).toBe(FIRST);
  expect((await readRevision(store, 2))?.slices['mf-hotel']?.stable.version).toBe(SECOND);
  expect(await readRevision(store, 3)).toBeNull();
});

it('says what differs between two revisions: versions, routes, commits, canaries', async () => {
  const { code, output } = await slice('diff', '1', 'now');
  expect(code).toBe(0);
  expect(output).toContain(`stable, revision 1 → 2\n\nmf-hotel\n  version: ${FIRST} → ${SECOND}\n`);
  expect(output).toContain('route added: /rooms (signed-out, owner, veterinarian, no-profile)');
  expect(output).toContain('commit: 0011aabbcc of main, 2026-11-01 10:00 UTC → 0011aabbcc of main');
  await moveChannel(store, 'stable', 'ann', (now) => moves.publishCanary(now, sliceRelease('mf-hotel', FIRST), 5));
  expect((await slice('diff', '2', '3')).output).toContain(`canary: none → ${FIRST} for 5 %`);
  expect((await slice('diff', '2', '2')).output).toContain('Nothing differs.');
});

it('says that there is no such revision', async () => {
  expect((await slice('diff', '1', '9')).output).toMatch(
    /^VETO-432 stable has no revision 9 in .*; the latest is 2\.$/,
  );
  expect((await slice('diff', 'yesterday', 'now')).output).toMatch(/^VETO-405 'yesterday' is no revision/);
});
