import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderStore, moveChannel, moves, readAudit, readChannel, uploadRelease } from '../releases/index.ts';
import { builtRelease, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

const [A, B, C] = ['1.0.0-aaaaaaaaaaaa', '1.0.0-bbbbbbbbbbbb', '1.0.0-cccccccccccc'] as const;
const SOURCE = { commit: '0123456789abcdef', branch: 'main', committedAt: '2026-11-01T11:00:00+01:00' };

let store: FolderStore;
beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
  vi.stubEnv('VETO_ACTOR', 'ann');
  for (const version of [A, B, C]) {
    const build = await builtRelease(sliceRelease('mf-hotel', version), 'entry');
    const release = await uploadRelease(store, build, { ...SOURCE, ...(version === B && { changed: true }) });
    await moveChannel(store, 'stable', 'bob', (now) => moves.publish(now, release, 'hand'));
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const pointer = async () => moves.pointerOf(await readChannel(store), 'mf-hotel');

describe('slice rollback', () => {
  it('goes back once; again it has nothing to do and says how to go further', async () => {
    expect(await slice('rollback', 'mf-hotel', '--reason', 'empty lists')).toEqual({
      code: 0,
      output: `mf-hotel is ${B} on stable, revision 4; ${C} is marked bad`,
    });
    expect(await slice('rollback', 'mf-hotel')).toEqual({
      code: 0,
      output: `There is nothing to do: a roll-back has led to mf-hotel ${B}, which everybody has. To go further back: slice rollback mf-hotel --to <version>`,
    });
    const now = await pointer();
    expect([now?.stable.version, now?.previous?.version, now?.bad]).toEqual([B, A, [C]]);
    expect((await readAudit(store)).at(-1)).toMatchObject({ by: 'ann', from: C, to: B, bad: C, reason: 'empty lists' });
  });

  it('goes to any release of the store that is named', async () => {
    expect((await slice('rollback', 'mf-hotel', '--to', A)).code).toBe(0);
    const now = await pointer();
    expect([now?.stable.version, now?.previous, now?.bad]).toEqual([A, undefined, [C]]);
    const output = `There is nothing to do: mf-hotel is what everybody has already: ${A}.`;
    expect(await slice('rollback', 'mf-hotel', '--to', A)).toEqual({ code: 0, output });
  });

  it('names the canary that ends with it', async () => {
    const D = '1.0.0-dddddddddddd';
    await moveChannel(store, 'stable', 'bob', (now) => moves.publishCanary(now, sliceRelease('mf-hotel', D), 5));
    expect((await slice('rollback', 'mf-hotel', '--to', A)).output).toBe(
      `mf-hotel is ${A} on stable, revision 5; ${C} is marked bad; the canary ${D} has ended`,
    );
    expect((await slice('history', 'mf-hotel')).output).toContain(`(ended the canary ${D}; marked ${C} bad)`);
  });

  it('goes to a release that is marked bad only for who says so', async () => {
    await slice('rollback', 'mf-hotel');
    const refused = await slice('rollback', 'mf-hotel', '--to', C);
    expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/^VETO-419 mf-hotel: .*marked bad/)]);
    expect((await slice('rollback', 'mf-hotel', '--to', C, '--accept', 'bad-release')).code).toBe(0);
    const now = await pointer();
    expect([now?.stable.version, now?.previous?.version, now?.bad]).toEqual([C, B, undefined]);
  });

  it('names what there is when a release is not in the store', async () => {
    const { code, output } = await slice('rollback', 'mf-hotel', '--to', '1.0.0-eeeeeeeeeeee');
    expect([code, output]).toEqual([
      1,
      `VETO-424 mf-hotel 1.0.0-eeeeeeeeeeee is not in ${store.place}. There are: ${A}, ${B}, ${C}`.concat('.'),
    ]);
  });

  it('goes back although the release to fall back to is damaged, and falls back to none', async () => {
    await store.remove(`releases/mf-hotel/${A}/release.json`);
    expect((await slice('rollback', 'mf-hotel')).code).toBe(0);
    expect([(await pointer())?.stable.version, (await pointer())?.previous]).toEqual([B, undefined]);
  });

  it("goes back although another slice's pointer does not count, and says so", async () => {
    await store.write('channels/stable/mf-spa.json', Buffer.from('{'));
    const damaged = `VETO-425 channels/stable/mf-spa.json in ${store.place} is damaged: it is no JSON.`;
    const moved = `mf-hotel is ${B} on stable; ${C} is marked bad`;
    expect(await slice('rollback', 'mf-hotel')).toEqual({ code: 0, output: `${damaged}\n${moved}` });
    expect((await slice('retire', 'mf-hotel')).code).toBe(0);
    const repair =
      "The last good one repairs it: copy last-good-channel/mf-spa.json of a site's data folder to channels/stable/mf-spa.json.";
    expect(await slice('rollback', 'mf-spa')).toEqual({ code: 1, output: `${damaged}\n${repair}` });
    await store.remove('channels/stable/mf-spa.json');
    const { revision, retired } = await readChannel(store);
    expect([revision, retired?.['mf-hotel']?.stable]).toEqual([5, B]);
  });

  it('never goes to a release that is not whole', async () => {
    await store.remove(`releases/mf-hotel/${B}/release.json`);
    expect((await slice('rollback', 'mf-hotel')).output).toMatch(/^VETO-424/);
    expect((await pointer())?.stable.version).toBe(C);
  });
});

describe('slice retire', () => {
  it('takes a slice out, once, and a roll-back brings it back', async () => {
    expect((await slice('retire', 'mf-hotel', '--reason', 'sold')).output).toMatch(/taken out of stable, revision 4/);
    expect(await pointer()).toBeUndefined();
    expect((await slice('retire', 'mf-hotel')).output).toBe(
      'There is nothing to do: mf-hotel is retired on stable already.',
    );
    expect((await slice('status')).output).toMatch(/mf-hotel +retired/);
    expect((await slice('rollback', 'mf-hotel')).code).toBe(0);
    expect((await slice('rollback', 'mf-hotel')).output).toMatch(
      /^There is nothing to do: a roll-back has led to mf-hotel/,
    );
    const now = await pointer();
    expect([now?.stable.version, now?.previous?.version, now?.bad]).toEqual([C, B, undefined]);
  });

  it('names the canary that ends with it', async () => {
    const canary = sliceRelease('mf-hotel', '1.0.0-dddddddddddd');
    await moveChannel(store, 'stable', 'bob', (now) => moves.publishCanary(now, canary, 5));
    expect((await slice('retire', 'mf-hotel')).output).toMatch(
      /revision 5; the canary 1.0.0-dddddddddddd has ended; slice rollback/,
    );
  });
});

describe('slice history', () => {
  it('lists the other releases where one is damaged', async () => {
    await store.write(`releases/mf-hotel/${B}/release.json`, Buffer.from('{'));
    const { code, output } = await slice('history', 'mf-hotel');
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`${A} .*earlier`));
    expect(output).toMatch(new RegExp(`${B} +damaged`));
    expect((await slice('rollback', 'mf-hotel', '--to', B)).output).toMatch(
      `VETO-424 releases/mf-hotel/${B}/release.json in ${store.place} is no JSON.`,
    );
  });

  it('has every move and every release, with what is marked, the commit it came from and whether files differed from it', async () => {
    await slice('rollback', 'mf-hotel', '--reason', 'empty lists');
    const { code, output } = await slice('history', 'mf-hotel');
    expect(code).toBe(0);
    expect(output).toContain(`ann  rollback mf-hotel: ${C} → ${B}  (marked ${C} bad; empty lists)`);
    expect(
      output
        .split('Releases in the store\n')[1]
        ?.split('\n')
        .map((line) => line.split(/ {2,}/)),
    ).toEqual([
      [A, '0123456789 of main, 2026-11-01 10:00 UTC', 'previous'],
      [B, '0123456789 of main, 2026-11-01 10:00 UTC, with changes that were not committed', 'stable'],
      [C, '0123456789 of main, 2026-11-01 10:00 UTC', 'bad'],
    ]);
  });
});
