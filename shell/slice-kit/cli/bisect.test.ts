import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderStore, moveChannel, moves, readRevision, uploadRelease } from '../releases/index.ts';
import { builtRelease, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

const versionOf = (at: number) => `1.${at}.0-${'abcdefgh'[at]?.repeat(12)}`;
/** In which the check fails from then on: revision 6, the sixth move. */
const BAD = versionOf(5);

let store: FolderStore;
let site: Server;
let url: string;
let folder: string;
/** Moves of mf-hotel and mf-vet in turn, revisions 1 to 8; the site shows those of the store. */
beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  folder = await newFolder('check');
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
  for (let at = 0; at < 8; at++) {
    const name = at % 2 === 0 ? 'mf-hotel' : 'mf-vet';
    const release = await uploadRelease(store, await builtRelease(sliceRelease(name, versionOf(at)), 'entry'));
    await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, release, 'hand'));
  }
  site = createServer(async (request, response) => {
    const wanted = new URL(request.url ?? '/', 'http://site').searchParams.get('veto-revision');
    const channel = await readRevision(store, Number(wanted));
    response.writeHead(channel ? 200 : 404).end(JSON.stringify(channel ?? {}));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(() => {
  site.closeAllConnections();
  site.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Fails from revision 6 on. */
const FAILS_FROM_6 = '[ "$VETO_REVISION" -lt 6 ]';
/** A check that keeps the addresses that it was given. */
const keepingAddresses = (check: string) => `echo "$VETO_URL" >> '${join(folder, 'asked')}'; ${check}`;
const bisect = (run: string, ...args: string[]) => slice('bisect', '--run', run, '--site', url, ...args);

it('names the move that made a check fail, with what it changed', async () => {
  const { code, output } = await bisect(FAILS_FROM_6);
  expect(code).toBe(0);
  expect(output).toContain('This move made the check fail, between revision 5 and 6:');
  expect(output).toContain(`ann  publish mf-vet: ${versionOf(3)} → ${BAD}`);
  expect(output).toContain(`mf-vet\n  version: ${versionOf(3)} → ${BAD}`);
  expect(output).not.toContain('mf-hotel:');
});

it('begins with the revision and the page of a report', async () => {
  const report = join(folder, 'report.json');
  await writeFile(report, JSON.stringify({ report: { revision: 6, path: '/hotel/7' } }));
  const { code } = await bisect(keepingAddresses(FAILS_FROM_6), '--good', '3', report);
  expect(code).toBe(0);
  const asked = (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n');
  expect(asked.slice(0, 2)).toEqual([6, 3].map((each) => `${url}/hotel/7?veto-revision=${each}`));
  expect(asked).toHaveLength(4);
});

it('passes over what the check or the site cannot tell, and names all moves that it may have been', async () => {
  const { output } = await bisect(`[ "$VETO_REVISION" != 5 ] || exit 125; ${FAILS_FROM_6}`);
  expect(output).toContain('revision 5: cannot be told');
  expect(output).toContain('One of 2 moves made the check fail, between revision 4 and 6:');
  await store.remove('revisions/stable/00000004.json');
  expect((await bisect(FAILS_FROM_6)).output).toContain('between revision 5 and 6:');
});

it.each([
  ['0', [], /VETO-442 The check passes on revision 8: there is nothing to look for\.$/],
  ['1', [], /VETO-442 The check fails on revision 1 already: name an earlier one with --good\.$/],
  ['125', [], /VETO-442 The check cannot judge revision 8, /],
  ['1', ['--good', 'x'], /^VETO-405 'x' is no revision/],
  ['1', ['--good', '8'], /^VETO-432 stable has nothing to walk from revision 8 to 8 in .*: it has 1 to 8\.$/],
  ['1', ['--bad', '9'], /^VETO-432 stable has nothing to walk from revision 1 to 9 /],
  ['1', ['--site', 'nowhere'], /^VETO-441 nowhere is not the address of a site/],
])('says why a check that ends with %s leads nowhere with %j', async (exit, args, sentence) => {
  const { code, output } = await bisect(`exit ${exit}`, ...args);
  expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
});

it('says that a site shows no revisions, as a static host does', async () => {
  site.removeAllListeners('request');
  site.on('request', (_, response) => response.end('{"revision":1}'));
  expect((await bisect('exit 1')).output).toMatch(/^VETO-441 .* shows no earlier revisions/);
});
