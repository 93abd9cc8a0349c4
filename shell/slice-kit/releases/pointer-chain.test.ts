import { beforeEach, describe, expect, it } from 'vitest';
import { readAudit } from './audit.ts';
import { moveChannel, pointerKey, readChannel, readComposition } from './channel-file.ts';
import { FolderStore } from './folder-store.ts';
import { jsonBytes } from './json-bytes.ts';
import { administratorEnv, type Person, person, rightsWith } from './keys.fixture.ts';
import { moveOwners } from './owners.ts';
import { hashOf, headOf, type PointerFile, verifyPointer, withLine } from './pointer-chain.ts';
import { abortCanary, promote, publish, publishCanary, rollback } from './pointer-moves.ts';
import { newFolder, sliceRelease } from './release.fixture.ts';
import { rightsToMove } from './rights.ts';
import { openSigner } from './signatures.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => sliceRelease('mf-owner', `1.0.0-${letter.repeat(12)}`)) as [
  ReturnType<typeof sliceRelease>,
  ReturnType<typeof sliceRelease>,
  ReturnType<typeof sliceRelease>,
];
const [admin, ann, bob, mallory, ci] = ['admin', 'ann', 'bob', 'mallory', 'ci'].map(person) as [
  Person,
  Person,
  Person,
  Person,
  Person,
];
const [site, late] = [person('site'), person('late')];
const ROOTS = [admin.key, { ...site.key, verbs: ['abort'] }];
const as = (who: Person) => rightsWith(who, ...ROOTS);

let store: FolderStore;
beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  const owners = [ann.key, { ...ci.key, verbs: ['canary'] }, { ...late.key, until: '2026-01-01T00:00:00Z' }];
  await moveOwners(store, 'stable', 'mf-owner', 'admin', owners, as(admin));
  await moveOwners(store, 'stable', 'mf-vet', 'admin', [bob.key], as(admin));
});

type Making = Parameters<typeof moveChannel>[3];
const move = (who: Person, change: Making, by = who.key.name) =>
  moveChannel(store, 'stable', by, change, { rights: as(who) });
const file = async (slice = 'mf-owner') => {
  const { pointers } = await readComposition(store, 'stable', { rights: as(admin) });
  return structuredClone(pointers.get(slice)?.file) as PointerFile;
};
const bytesOf = async () => (await store.read(pointerKey('stable', 'mf-owner')))?.bytes;
/** Why the pointer in this file does not count. */
const refusal = (pointer: PointerFile, seen?: PointerFile) => {
  try {
    verifyPointer({ name: 'stable', slice: 'mf-owner' }, pointer, { roots: ROOTS }, seen);
    return 'counts';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the rights of a slice', () => {
  it('let its owners and administrators move it, each under the name of the key', async () => {
    await move(ann, (now) => publish(now, A, 'hand'));
    await move(ci, (now) => publishCanary(now, B, 5));
    await move(admin, (now) => rollback(now, 'mf-owner'));
    expect((await file()).chain.map(({ n, action, by }) => [n, action, by])).toEqual([
      [1, 'owners', 'admin'],
      [2, 'publish', 'ann'],
      [3, 'canary', 'ci'],
      [4, 'rollback', 'admin'],
    ]);
  });

  it.each([
    ['a stranger', mallory, 'nobody has named it'],
    ["another slice's team", bob, 'nobody has named it'],
    ['a key for canaries alone', ci, 'it may only canary'],
    ["the site's key", site, 'it may only abort'],
    ['a key whose time is over', late, 'it ended at 2026-01-01T00:00:00.000Z'],
  ])('keep out %s before anything is written, and say why', async (_who, who, why) => {
    const before = await bytesOf();
    await expect(move(who, (now) => publish(now, A, 'hand'))).rejects.toThrow(
      new RegExp(
        `^VETO-434 mf-owner: the key SHA256:\\S+ has no right to this move \\(publish\\): ${why}. Its owners are ann, ci, late.`,
      ),
    );
    expect(await bytesOf()).toEqual(before);
  });

  it('are given by administrators alone, and end with the line that takes them away', async () => {
    await expect(moveOwners(store, 'stable', 'mf-owner', 'ann', [mallory.key], as(ann))).rejects.toThrow('VETO-434');
    await move(ann, (now) => publish(now, A, 'hand'));
    await moveOwners(store, 'stable', 'mf-owner', 'admin', [bob.key], as(admin));
    await expect(move(ann, (now) => publish(now, B, 'hand'))).rejects.toThrow('Its owners are bob.');
    // What ann signed while she might still counts.
    await move(bob, (now) => publish(now, B, 'hand'));
    expect(refusal(await file())).toBe('counts');
  });

  it("let the site's key end a canary and nothing else", async () => {
    await move(ann, (now) => publish(now, A, 'hand'));
    await move(ann, (now) => publishCanary(now, B, 5));
    await expect(move(site, (now) => promote(now, 'mf-owner', B.version))).rejects.toThrow(
      'no right to this move (promote)',
    );
    // Nor where it calls a promotion the end of a canary.
    const before = await file();
    const live = { stable: B, previous: A, movedBy: 'hand' } as const;
    const abort = { channel: 'stable', slice: 'mf-owner', action: 'abort', from: null, to: null, by: 'site' } as const;
    const signed = await withLine(before, { pointer: live }, { ...abort, at: new Date().toISOString() }, as(site));
    expect(refusal(signed)).toContain('move 4 does more than abort');
  });

  it('let the site end a canary', async () => {
    await move(ann, (now) => publish(now, A, 'hand'));
    await move(ann, (now) => publishCanary(now, B, 5));
    await move(site, (now) => abortCanary(now, 'mf-owner', B.version, 'it failed 9 of 20 times'));
    expect((await file()).pointer?.canary).toBeUndefined();
  });
});

describe('a pointer that was written past the command', () => {
  let seen: PointerFile;
  beforeEach(async () => {
    await move(ann, (now) => publish(now, A, 'hand'));
    await move(ann, (now) => publish(now, B, 'hand'));
    await move(ann, (now) => publish(now, C, 'hand'));
    seen = await file();
  });

  it('counts as it is', () => expect(refusal(seen, seen)).toBe('counts'));

  it('is refused where a line is missing, in the middle, before or after', () => {
    const without = (at: number) => ({ ...seen, chain: seen.chain.toSpliced(at, 1) as PointerFile['chain'] });
    expect(refusal(without(1))).toContain('a line before move 3 is missing');
    expect(refusal(without(0))).toContain('a line before move 2 is missing');
    expect(refusal(without(3))).toContain('the pointer is not what its last move made of it');
    expect(refusal(without(3), seen)).toContain('they went back from 4 to 3');
  });

  it('is refused where a line is altered, also with a chain that was made to fit', () => {
    const altered = structuredClone(seen);
    Object.assign(altered.chain[1] ?? {}, { reason: 'harmless' });
    expect(refusal(altered, seen)).toContain('the line before move 3 is not the one it follows');
    for (const [at, line] of altered.chain.entries())
      if (at > 1) Object.assign(line, { previous: hashOf(altered.chain[at - 1]) });
    expect(refusal(altered)).toBe('VETO-434 mf-owner: move 2 (publish by ann) is not signed by ann.');
  });

  it('is refused where it names something else than was signed', () => {
    expect(refusal({ ...seen, pointer: { stable: A, movedBy: 'hand' } })).toContain(
      'not what its last move made of it',
    );
  });

  it('is refused where an earlier state is played again, whole or as a new move', async () => {
    await move(ann, (now) => rollback(now, 'mf-owner'));
    const now = await file();
    expect(refusal(seen, now)).toContain('they went back from 5 to 4');
    const replayed = { ...seen, chain: [...now.chain, { ...headOf(seen), n: 6, previous: hashOf(headOf(now)) }] };
    expect(refusal(replayed as PointerFile, now)).toMatch(/dated before|not signed by ann/);
  });

  it('is refused where it goes on from another past', async () => {
    const other = new FolderStore(await newFolder('other'));
    await moveChannel(other, 'stable', 'admin', (now) => publish(now, A, 'hand'), { rights: as(admin) });
    for (const each of [B, C, A, B])
      await moveChannel(other, 'stable', 'admin', (now) => publish(now, each, 'hand'), { rights: as(admin) });
    const { pointers } = await readComposition(other, 'stable', { rights: as(admin) });
    expect(refusal(pointers.get('mf-owner')?.file as PointerFile, seen)).toContain(
      'move 4 is not the one that was seen',
    );
  });

  it("is refused where it is another slice's, or another channel's", () => {
    const of = (place: { name: string; slice: string }) => () => verifyPointer(place, seen, { roots: ROOTS });
    expect(of({ name: 'stable', slice: 'mf-vet' })).toThrow('move 1 is of mf-owner on stable');
    expect(of({ name: 'beta', slice: 'mf-owner' })).toThrow('move 1 is of mf-owner on stable');
  });

  it('is refused where a stranger has signed it with a key of their own', async () => {
    const roots = [...ROOTS, mallory.key];
    await moveChannel(store, 'stable', 'ann', (now) => publish(now, A, 'hand'), {
      rights: rightsWith(mallory, ...roots),
    });
    const forged = JSON.parse(String(Buffer.from((await bytesOf()) ?? []))) as PointerFile;
    expect(refusal(forged, seen)).toMatch(
      /^VETO-434 mf-owner: move 5 \(publish by ann\) has the key SHA256:\S+, which may not do so: nobody has named it\./,
    );
  });

  it('is refused where the key of an administrator had ended by then', () => {
    const ended = [{ ...admin.key, until: '2026-01-01T00:00:00.000Z' }];
    expect(() => verifyPointer({ name: 'stable', slice: 'mf-owner' }, seen, { roots: ended })).toThrow('may not do so');
  });
});

it('two teams that move their slices at once write neither over the other, and in order', async () => {
  const teams = [ann, bob].map(async (who, at) => {
    for (let step = 0; step < 5; step++)
      await move(who, (now) =>
        publish(now, sliceRelease(at ? 'mf-vet' : 'mf-owner', `1.${step}.0-aaaaaaaaaaaa`), 'hand'),
      );
  });
  await Promise.all(teams);
  const { channel } = await readComposition(store, 'stable', { rights: as(admin) });
  expect(channel.revision).toBe(12);
  expect(Object.values(channel.slices).map(({ stable }) => stable.version)).toEqual(
    Array(2).fill('1.4.0-aaaaaaaaaaaa'),
  );
});

describe('a folder without administrators', () => {
  it('trusts the key that its first move makes in it', async () => {
    const local = new FolderStore(await newFolder('local'));
    await moveChannel(local, 'stable', 'ann', (now) => publish(now, A, 'hand'));
    await moveChannel(local, 'stable', 'bob', (now) => publish(now, B, 'hand'));
    expect((await readAudit(local)).map(({ by }) => by)).toEqual(['ann', 'bob']);
    const { bytes } = (await local.read('.store/key.pem')) ?? { bytes: Buffer.of() };
    await local.remove('.store/key.pem');
    await expect(readChannel(local)).rejects.toThrow('VETO-434');
    await expect(rightsToMove(local)).rejects.toThrow(/^VETO-434 .*key\.pem is gone, the key that signed/);
    await local.write('.store/key.pem', Buffer.from('damaged -----BEGIN PRIVATE KEY-----'));
    await expect(readChannel(local)).rejects.toThrow(/^VETO-405 The key .*key\.pem is damaged/);
    await local.write('.store/key.pem', bytes);
    expect((await readChannel(local)).revision).toBe(2);
  });
});

describe('a folder whose channel is a plain file', () => {
  beforeEach(async () => {
    store = new FolderStore(await newFolder('copied'));
    const copied = { revision: 7, releasesUrl: '/releases/', slices: { 'mf-owner': { stable: A, movedBy: 'hand' } } };
    await store.write('channels/stable.json', jsonBytes(copied));
  });

  it('is signed with its first move: revisions go on', async () => {
    expect(await readChannel(store)).toMatchObject({ revision: 7 });
    await moveChannel(store, 'stable', 'ann', (now) => publish(now, B, 'hand'));
    expect((await readAudit(store)).map((each) => [each.revision, each.action, each.by])).toEqual([
      [8, 'take-over', 'ann'],
      [9, 'publish', 'ann'],
    ]);
    expect((await readChannel(store)).slices['mf-owner']).toMatchObject({ stable: B, previous: A });
  });

  it('is nothing where a store has administrators: nobody signed it', async () => {
    expect((await readComposition(store, 'stable', { rights: as(ann) })).channel.revision).toBe(0);
  });
});

it('the key of the environment signs', async () => {
  const { VETO_SIGNING_KEY = '' } = administratorEnv(admin);
  expect((await openSigner(VETO_SIGNING_KEY)).blob).toBe(admin.key.blob);
});
