import { describe, expect, it, vi } from 'vitest';
import { readAudit } from './audit.ts';
import { moveChannel, pointerKey, readChannel } from './channel-file.ts';
import { FolderStore } from './folder-store.ts';
import type { ObjectStore, WriteOptions } from './object-store.ts';
import { pointerOf, promote, publish, publishCanary, retire, rollback } from './pointer-moves.ts';
import { newFolder, sliceRelease } from './release.fixture.ts';
import { readRevision } from './revisions.ts';
import { rightsToMove } from './rights.ts';

const A = sliceRelease('mf-owner', '1.0.0-aaaaaaaaaaaa');
const B = sliceRelease('mf-owner', '1.0.0-bbbbbbbbbbbb');

async function emptyStore() {
  return new FolderStore(await newFolder('store'));
}

describe('moves of a pointer', () => {
  it('publish, canary, promote and roll back', async () => {
    const store = await emptyStore();
    await moveChannel(store, 'stable', 'ann', (now) => publish(now, A, 'start'));
    await moveChannel(store, 'stable', 'bob', (now) => publishCanary(now, B, 10));
    expect(pointerOf(await readChannel(store), 'mf-owner')).toMatchObject({
      stable: A,
      canary: { release: B, percent: 10 },
      movedBy: 'hand',
    });
    await moveChannel(store, 'stable', 'bob', (now) => promote(now, 'mf-owner', B.version));
    await moveChannel(store, 'stable', 'cleo', (now) => rollback(now, 'mf-owner'));
    const pointer = pointerOf(await readChannel(store), 'mf-owner');
    expect(pointer).toEqual({ stable: A, movedBy: 'hand', bad: [B.version], rolledBack: true });
    const audit = (await readAudit(store)).map(({ revision, by, action, from, to }) => [
      revision,
      by,
      action,
      from,
      to,
    ]);
    expect(audit).toEqual([
      [1, 'ann', 'publish', null, A.version],
      [2, 'bob', 'canary', A.version, B.version],
      [3, 'bob', 'promote', A.version, B.version],
      [4, 'cleo', 'rollback', B.version, A.version],
    ]);
  });

  it.each(['zzz', '9999', '2026-13-01T00:00:00.000Z', ''])(
    'none of one team is dated %j, after which no team could move anything',
    async (at) => {
      const store = await emptyStore();
      const rights = await rightsToMove(store);
      const dated = moveChannel(store, 'stable', 'ann', (now) => publish(now, A, 'hand'), { rights, at });
      await expect(dated).rejects.toThrow(/^VETO-435 .*move 1 has no date that can be read/);
      const other = sliceRelease('mf-vet', '1.0.0-aaaaaaaaaaaa');
      expect((await moveChannel(store, 'stable', 'bob', (now) => publish(now, other, 'hand'))).revision).toBe(1);
    },
  );

  it('of other teams are dated today after one whose clock is years ahead', async () => {
    const store = await emptyStore();
    const ahead = { ...(await rightsToMove(store)), at: '9999-12-31T23:59:59.998Z' };
    await moveChannel(store, 'stable', 'ann', (now) => publish(now, A, 'hand'), ahead);
    const other = sliceRelease('mf-vet', '1.0.0-aaaaaaaaaaaa');
    await moveChannel(store, 'stable', 'bob', (now) => publish(now, other, 'hand'));
    await moveChannel(store, 'stable', 'ann', (now) => publish(now, B, 'hand'));
    expect((await readAudit(store)).map(({ slice, at }) => [slice, at.slice(0, 4)])).toEqual([
      ['mf-vet', String(new Date().getUTCFullYear())],
      ['mf-owner', '9999'],
      ['mf-owner', '9999'],
    ]);
  });

  it('a slice that has been live for longer comes first, whatever its name', async () => {
    const store = await emptyStore();
    const names = ['mf-vet', 'mf-owner', 'mf-discovery'];
    for (const name of names)
      await moveChannel(store, 'stable', 'ann', (now) =>
        publish(now, sliceRelease(name, '1.0.0-aaaaaaaaaaaa'), 'hand'),
      );
    expect(Object.keys((await readChannel(store)).slices)).toEqual(names);
    await moveChannel(store, 'stable', 'ann', (now) => retire(now, 'mf-vet'));
    await moveChannel(store, 'stable', 'ann', (now) =>
      publish(now, sliceRelease('mf-vet', '1.0.0-bbbbbbbbbbbb'), 'hand'),
    );
    expect(Object.keys((await readChannel(store)).slices)).toEqual(['mf-owner', 'mf-discovery', 'mf-vet']);
  });

  it('a roll-back during a canary only ends the canary', async () => {
    const store = await emptyStore();
    await moveChannel(store, 'stable', 'ann', (now) => publish(now, A, 'hand'));
    await moveChannel(store, 'stable', 'ann', (now) => publishCanary(now, B, 50));
    await moveChannel(store, 'stable', 'ann', (now) => rollback(now, 'mf-owner'));
    expect(pointerOf(await readChannel(store), 'mf-owner')).toEqual({
      stable: A,
      movedBy: 'hand',
      bad: [B.version],
      rolledBack: true,
    });
  });

  it('a move that cannot be made is refused and leaves no trace', async () => {
    const store = await emptyStore();
    const promoteA = moveChannel(store, 'stable', 'x', (now) => promote(now, 'mf-owner', A.version));
    await expect(promoteA).rejects.toMatchObject({ code: 'VETO-432' });
    await expect(moveChannel(store, 'stable', 'x', (now) => rollback(now, 'mf-owner'))).rejects.toMatchObject({
      code: 'VETO-432',
    });
    await expect(moveChannel(store, 'stable', 'x', (now) => publishCanary(now, A, 5))).rejects.toMatchObject({
      code: 'VETO-432',
    });
    expect((await readChannel(store)).revision).toBe(0);
    expect(await readAudit(store)).toEqual([]);
  });

  it('publishing what is live moves nothing', async () => {
    const store = await emptyStore();
    await moveChannel(store, 'stable', 'x', (now) => publish(now, A, 'hand'));
    await moveChannel(store, 'stable', 'x', (now) => publish(now, A, 'hand'));
    expect((await readChannel(store)).revision).toBe(1);
  });
});

describe('publishing at once', () => {
  it('loses none of five teams, gives each move its own revision and audit line, and each revision one content', async () => {
    const store = await emptyStore();
    const teams = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
    const seen = await Promise.all(
      teams.map((slice) =>
        moveChannel(store, 'stable', slice, (now) => publish(now, sliceRelease(slice, A.version), 'hand')),
      ),
    );
    const channel = await readChannel(store);
    expect(Object.keys(channel.slices).toSorted()).toEqual(teams);
    expect(channel.revision).toBe(5);
    expect((await readAudit(store)).map((line) => line.revision)).toEqual([1, 2, 3, 4, 5]);
    for (const { revision, slices } of seen) {
      const kept = await readRevision(store, revision);
      // One that another replaced before anybody saw it is not kept.
      if (kept) expect(Object.keys(kept.slices)).toEqual(Object.keys(slices));
    }
  });

  it('asks again with what the other team left', async () => {
    const store = await emptyStore();
    const seen: (string | undefined)[] = [];
    await moveChannel(store, 'stable', 'ann', (now) => publish(now, A, 'hand'));
    let interrupted = false;
    const slow = interrupting(store, async () => {
      if (interrupted) return;
      interrupted = true;
      await moveChannel(store, 'stable', 'bob', (now) => publish(now, B, 'hand'));
    });
    const C = sliceRelease('mf-owner', '1.0.0-cccccccccccc');
    await moveChannel(slow, 'stable', 'ann', (now) => {
      seen.push(pointerOf(now, 'mf-owner')?.stable.version);
      return publish(now, C, 'hand');
    });
    expect(seen).toEqual([A.version, B.version]);
    expect(pointerOf(await readChannel(store), 'mf-owner')).toMatchObject({ stable: C, previous: B });
  });

  it('gives up with a clear word when others are always quicker', async () => {
    // Tries follow each other after a random part of the longest pause.
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    const store = await emptyStore();
    let count = 0;
    const hopeless = interrupting(store, async () => {
      const other = sliceRelease('mf-owner', `1.0.${count++}-bbbbbbbbbbbb`);
      await moveChannel(store, 'stable', 'bob', (now) => publish(now, other, 'hand'));
    });
    await expect(moveChannel(hopeless, 'stable', 'ann', (now) => publish(now, A, 'hand'))).rejects.toMatchObject({
      code: 'VETO-431',
    });
    random.mockRestore();
    expect((await readAudit(store)).every((line) => line.by === 'bob')).toBe(true);
  });
});

/** A store in which somebody else does something just before the channel is written. */
function interrupting(store: ObjectStore, before: () => Promise<void>): ObjectStore {
  return {
    place: store.place,
    ...(store.folder !== undefined && { folder: store.folder }),
    read: (key) => store.read(key),
    remove: (key) => store.remove(key),
    modifiedAt: (key) => store.modifiedAt(key),
    list: (prefix) => store.list(prefix),
    marks: (prefix) => store.marks(prefix),
    async write(key: string, bytes: Uint8Array, options?: WriteOptions) {
      if (key === pointerKey('stable', 'mf-owner')) await before();
      return store.write(key, bytes, options);
    },
  };
}
