import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderStore, MAPS, packSourceMaps, uploadRelease } from '../releases/index.ts';
import { builtRelease, ENTRY, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

const VERSION = '1.0.0-aaaaaaaaaaaa';
/** Line 1, column 0 of the entry is line 3, column 4 of rooms.ts. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://mf_hotel_1/../shared-ui/src/rooms.ts'],
  names: [],
  mappings: 'AAEI',
});
const report = (id: string) => ({
  at: '2026-11-01T10:00:00Z',
  report: {
    id,
    code: 'VETO-203',
    slice: 'mf-hotel',
    stack: `Error: x\n    at n (https://veto.example/releases/mf-hotel/${VERSION}/${ENTRY}:1:1)`,
  },
});

let store: FolderStore;
let site: Server | undefined;
beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
});
afterEach(() => {
  site?.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function publishWithMaps(): Promise<void> {
  const build = await builtRelease(sliceRelease('mf-hotel', VERSION), 'entry');
  await writeFile(build + MAPS, await packSourceMaps({ [ENTRY]: MAP }));
  await uploadRelease(store, build);
}

const explain = (...args: string[]) => slice('explain', ...args);

async function fileOf(content: unknown): Promise<string> {
  const file = join(await newFolder('report'), 'report.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

it('keeps the maps of a release beside it, where no visitor gets them', async () => {
  await publishWithMaps();
  expect(await store.list('')).toEqual([
    `releases/mf-hotel/${VERSION}/${ENTRY}`,
    `releases/mf-hotel/${VERSION}/release.json`,
    `source-maps/mf-hotel/${VERSION}.json.br`,
  ]);
});

it('explains a report from a file, and a stack as it was copied', async () => {
  await publishWithMaps();
  const { code, output } = await explain(await fileOf(report('r1')));
  expect(code).toBe(0);
  expect(output).toContain('code: VETO-203\nslice: mf-hotel\n');
  expect(output).toContain('Error: x\n    at n (shared-ui/src/rooms.ts:3:5)');
  const copied = await fileOf(report('r1').report.stack);
  expect((await explain(copied)).output).toContain('at n (shared-ui/src/rooms.ts:3:5)');
});

it('leads to the page as the site was composed then', async () => {
  await publishWithMaps();
  const { at, report: said } = report('r1');
  const file = await fileOf({ at, report: { ...said, revision: 12, path: '/hotel' } });
  const { output } = await explain(file, '--site', 'https://veto.example');
  expect(output).toContain('composed then: https://veto.example/hotel?veto-revision=12');
});

it('explains a report that the site has, by its id', async () => {
  await publishWithMaps();
  site = createServer((_, response) => response.end(JSON.stringify([{ ...report('other') }, report('r7')])));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  expect((await explain('r7', '--site', address)).output).toContain('id: r7\n');
  expect((await explain('r8', '--site', address)).output).toBe(
    `VETO-405 r8 is no file here, and ${address} has no such report.`,
  );
});

it('asks no site for a file that is not there, and says why a site does not answer', async () => {
  expect((await explain('reports/r9.json')).output).toBe('VETO-405 There is no file reports/r9.json.');
  const silent = 'http://127.0.0.1:1';
  expect((await explain('r9', '--site', silent)).output).toBe(`VETO-441 ${silent}/_reports does not answer: bad port.`);
});

it('says that a release has no maps, and that a report has no place in a release', async () => {
  const { code, output } = await explain(await fileOf(report('r1')));
  expect([code, output]).toEqual([0, expect.stringContaining(`The store has no source maps of mf-hotel/${VERSION}.`)]);
  expect((await explain(await fileOf({ code: 'VETO-101' }))).output).toMatch(/^VETO-405 .* has no place in a file/);
});
