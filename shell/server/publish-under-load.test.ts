import { moveChannel, moves } from '@veto/slice-kit/releases';
import { afterEach, expect, it } from 'vitest';
import { sliceRelease } from '../slice-kit/releases/release.fixture.ts';
import { publishTo, SLICE, type TestSite, testSite } from './site.fixture.ts';

let site: TestSite;
afterEach(() => site.stop());

/** Loads a document and every script that it names, as a browser does, until told to stop. */
async function visit(state: { go: boolean; documents: number; versions: Set<string>; failures: string[] }) {
  while (state.go) {
    const document = await site.get('/mf-pets', { headers: { accept: 'text/html' } });
    const html = await document.text();
    if (document.status !== 200) state.failures.push(`document ${document.status}`);
    state.versions.add(/releases\/mf-pets\/([^/"]+)/.exec(html)?.[1] ?? 'none');
    const files = [...html.matchAll(/(?:src|href)="(\/releases\/[^"]+)"/g)].map(([, path]) => path ?? '');
    for (const path of [...files, '/channels/stable.json']) {
      const answer = await site.get(path);
      await answer.arrayBuffer();
      if (answer.status !== 200) state.failures.push(`${path} ${answer.status}`);
    }
    state.documents += 1;
  }
}

it('answers every request while a slice is published and rolled back, again and again', async () => {
  site = await testSite();
  const state = { go: true, documents: 0, versions: new Set<string>(), failures: [] as string[] };
  const visitors = Array.from({ length: 8 }, () => visit(state));
  /** Until visitors have seen that the pointer moved. */
  const seenBy = async (documents: number) => {
    const target = state.documents + documents;
    while (state.documents < target && state.failures.length === 0) await new Promise((next) => setImmediate(next));
  };
  for (const letter of ['b', 'c', 'd', 'e', 'f']) {
    const release = sliceRelease('mf-pets', `1.0.0-9e15${letter.repeat(8)}`, letter);
    await publishTo(site.store, release, letter);
    await seenBy(20);
    await moveChannel(site.store, 'stable', 'test', (now) => moves.rollback(now, 'mf-pets'));
    await seenBy(20);
  }
  state.go = false;
  await Promise.all(visitors);
  expect(state.failures).toEqual([]);
  expect(state.versions.size).toBe(6);
  expect(state.versions).toContain(SLICE.version);
}, 30_000);
