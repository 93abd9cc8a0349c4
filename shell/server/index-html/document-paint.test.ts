import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AUDIENCES, type Channel, type ShellRelease, type SliceRelease } from '@veto/slice-kit/contract';
import { FolderStore, integrityOf } from '@veto/slice-kit/releases';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorAt } from '../../isomorphic/canary-rank.fixture.ts';
import { NO_BUCKET } from '../../isomorphic/visitor-cookie.ts';
import { newFolder, shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { FirstPaints, fillerAt, hasCanaryIn } from './document-paint.ts';

let store: FolderStore;
const trouble = vi.fn();
const FRAME = '<header></header><main><template data-page=""></template></main>';

/** Puts the first paint of a release into the store. */
async function painted<Built extends ShellRelease | SliceRelease>(
  release: Built,
  pages: Record<string, string>,
): Promise<Built> {
  const files = { 'first-paint.json': JSON.stringify(pages), 'first-paint.css': `/* ${release.version} */` };
  const described: SliceRelease['files'] = {};
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    await store.write(`releases/${release.slice}/${release.version}/${name}`, bytes);
    described[name] = { integrity: integrityOf(bytes), bytes: bytes.length, gzipBytes: bytes.length };
  }
  const firstPaint = { pages: 'first-paint.json', style: 'first-paint.css' };
  return { ...release, firstPaint, files: { ...release.files, ...described } };
}

let shell: ShellRelease;
let pets: SliceRelease;
const channelOf = (stable: SliceRelease, canary?: SliceRelease): Channel => ({
  revision: 1,
  releasesUrl: '/releases/',
  shell: { stable: shell, movedBy: 'hand' },
  slices: { 'mf-pets': { stable, movedBy: 'hand', ...(canary && { canary: { release: canary, percent: 50 } }) } },
});
const at = (channel: Channel, path = '/mf-pets', bucket = NO_BUCKET, filled?: null) =>
  new FirstPaints(store, trouble).at(channel, path, bucket, filled);

beforeEach(async () => {
  trouble.mockReset();
  store = new FolderStore(await newFolder('releases'));
  shell = await painted(shellRelease('1.0.0-5e11aaaaaaaa'), { frame: FRAME, gate: 'the gate', '/login': 'sign in' });
  pets = await painted(sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa'), { '/mf-pets': 'pets' });
});

describe('the first paint of a document', () => {
  it("is the page of the slice in the shell's frame, with the style sheets of both", async () => {
    const paint = await at(channelOf(pets));
    expect(paint?.page).toBe(
      '<header></header><main><div data-first-paint-of="mf-pets" hidden="until-found">pets</div></main>',
    );
    expect(paint?.gate).toBe('the gate');
    expect(paint?.style).toEqual({
      url: '/releases/shell/1.0.0-5e11aaaaaaaa/first-paint.css',
      integrity: shell.files['first-paint.css']?.integrity,
    });
    expect(paint?.pageStyle).toEqual({
      url: '/releases/mf-pets/1.0.0-9e15aaaaaaaa/first-paint.css',
      integrity: pets.files['first-paint.css']?.integrity,
    });
  });

  it('is a screen of the shell, for those who are signed out, or the frame alone', async () => {
    expect(await at(channelOf(pets), '/login/')).toMatchObject({
      page: '<header></header><main>sign in</main>',
      signedOutOnly: true,
    });
    expect((await at(channelOf(pets), '/nobody'))?.page).toBe('<header></header><main></main>');
    expect((await at(channelOf(sliceRelease('mf-pets', '1.0.0-9e15bbbbbbbb'))))?.pageStyle).toBeNull();
  });

  it('can be read without scripts where nothing is on its way', async () => {
    const loading = { '/mf-pets': '<p class="chakra-skeleton"></p>' };
    const empty = await painted(sliceRelease('mf-pets', '1.0.0-9e15dddddddd'), loading);
    const asking: SliceRelease = {
      ...empty,
      firstPaint: { pages: 'first-paint.json', style: 'first-paint.css', asking: ['/mf-pets'] },
    };
    const readableOf = async (release: SliceRelease, path?: string, filled?: null) =>
      (await at(channelOf(release), path, NO_BUCKET, filled))?.readable;
    expect(await readableOf(pets)).toBe('now');
    expect(await readableOf(empty)).toBe('never');
    expect(await readableOf(asking)).toBe('never');
    expect(await readableOf(asking, '/mf-pets', null)).toBe('soon');
    const unpainted = await painted(sliceRelease('mf-pets', '1.0.0-9e15eeeeeeee'), {});
    const { firstPaint = asking.firstPaint } = unpainted;
    const late = { ...unpainted, firstPaint: { ...firstPaint, asking: ['/mf-pets'] } } as SliceRelease;
    expect(await readableOf(late, '/mf-pets', null)).toBe('soon');
    expect(await readableOf(late)).toBe('never');
    expect(await readableOf(pets, '/login')).toBe('never');
    expect(await readableOf(pets, '/nobody')).toBe('never');
  });

  it('is missing where the shell has none, as former ones', async () => {
    expect(
      await at({ ...channelOf(pets), shell: { stable: shellRelease('0.9.0-01dddddddddd'), movedBy: 'hand' } }),
    ).toBeNull();
  });

  it.each(['first-paint.json', 'first-paint.css'])(
    'does without a page whose %s is damaged, and says so',
    async (name) => {
      await writeFile(join(store.place, 'releases/mf-pets', pets.version, name), '{}');
      const paint = await at(channelOf(pets));
      expect(paint?.page).toBe('<header></header><main></main>');
      expect(paint?.pageStyle).toBeNull();
      expect(trouble).toHaveBeenCalledWith(expect.stringContaining(`${name} differs from its hash`));
    },
  );

  it('does without a page that is missing', async () => {
    await store.remove(`releases/mf-pets/${pets.version}/first-paint.json`);
    expect((await at(channelOf(pets)))?.page).toBe('<header></header><main></main>');
    expect(trouble).toHaveBeenCalledWith(expect.stringContaining('first-paint.json is missing'));
  });
});

describe('while a slice has a canary', () => {
  let canary: SliceRelease;
  beforeEach(async () => {
    canary = await painted(sliceRelease('mf-pets', '1.1.0-9e15cccccccc'), { '/mf-pets': 'new pets' });
    canary = { ...canary, firstPaint: { pages: 'first-paint.json', style: 'first-paint.css' } };
  });
  const renamed = (release: SliceRelease): SliceRelease => ({
    ...release,
    firstPaint: { pages: 'other.json', style: 'first-paint.css' },
  });

  it('each visitor gets the page of their own release', async () => {
    const channel = channelOf(pets, canary);
    expect((await at(channel, '/mf-pets', visitorAt(10, 'mf-pets')))?.page).toContain('new pets');
    expect((await at(channel, '/mf-pets', visitorAt(90, 'mf-pets')))?.page).toContain('>pets<');
  });

  it('a visitor who has no number yet gets a page only where both releases have the same', async () => {
    expect((await at(channelOf(pets, renamed(canary))))?.page).toBe('<header></header><main></main>');
    expect((await at(channelOf(pets, canary)))?.page).toContain('pets');
  });

  it('each visitor gets its part in a slot, and one without a number none', () => {
    const fills = [{ slot: 'vet.booking', audience: [...AUDIENCES] }];
    const [before, now] = [pets, canary].map((each) => ({ ...each, manifest: { ...each.manifest, fills } }));
    if (!before || !now) throw new Error('there are two');
    const versionAt = (bucket: number, made: Channel) => fillerAt(made, 'vet.booking', bucket)?.version;
    const channel = channelOf(before, now);
    expect(versionAt(visitorAt(10, 'mf-pets'), channel)).toBe(now.version);
    expect(versionAt(visitorAt(90, 'mf-pets'), channel)).toBe(before.version);
    expect(versionAt(NO_BUCKET, channel)).toBeUndefined();
    expect(versionAt(NO_BUCKET, channelOf(before))).toBe(before.version);
    expect([channel, channelOf(before)].map((each) => hasCanaryIn(each, 'vet.booking'))).toEqual([true, false]);
    expect(fillerAt(channelOf(before), 'vet.other', NO_BUCKET)).toBeUndefined();
  });
});

it('a part that is not for everybody is in no document', () => {
  const fills = [{ slot: 'vet.booking', audience: ['owner' as const] }];
  const release = { ...pets, manifest: { ...pets.manifest, fills } };
  expect(fillerAt(channelOf(release), 'vet.booking', NO_BUCKET)).toBeUndefined();
});
