import { beforeAll, describe, expect, test } from 'vitest';
import { PRIVATE_BUCKETS } from '../../src/images/private-buckets.ts';
import { fileOfType } from './file-of-type.ts';
import { book, createSides, done, freeDays, type Person } from './world.ts';

const { world, owner, otherOwner, vet } = await createSides();
let petId: string;

beforeAll(async () => {
  petId = (await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Rex', type: 'Dog' }).select().single()))
    .id;
});

const picture = (bytes = 64, type = 'image/png') => fileOfType(type, bytes);
const upload = (person: Pick<Person, 'db'>, bucket: string, path: string, file = picture()) =>
  person.db.storage.from(bucket).upload(path, file, { cacheControl: '3600', upsert: false, contentType: file.type });
const isStored = async (bucket: string, path: string) =>
  (await world.sql('select from storage.objects where bucket_id = $1 and name = $2', [bucket, path])).length === 1;

describe.each([
  ['profile-images', () => vet, () => vet.id, 10],
  ['pet-images', () => owner, () => petId, 5],
] as const)('%s', (bucket, holder, folder, megabytes) => {
  test('its holder uploads, everybody downloads, its holder removes', async () => {
    const path = `${folder()}/1764000000000.png`;
    expect((await upload(holder(), bucket, path)).error).toBeNull();
    const { publicUrl } = world.visitor.storage.from(bucket).getPublicUrl(path).data;
    expect(publicUrl).toContain(`/storage/v1/object/public/${bucket}/${path}`);
    expect((await done(world.visitor.storage.from(bucket).download(path))).size).toBe(64);
    await holder().db.storage.from(bucket).remove([path]);
    expect(await isStored(bucket, path)).toBe(false);
  });

  test('nothing is uploaded beside the folder', async () => {
    for (const path of [
      'loose.png',
      `${folder()}/deeper/a.png`,
      `${otherOwner.id}/a.png`,
      `../${folder()}/a.png`,
      `${folder()}`,
    ]) {
      expect((await upload(holder(), bucket, path)).error, path).not.toBeNull();
    }
  });

  test('nobody else removes, moves or overwrites a picture', async () => {
    const path = `${folder()}/kept.png`;
    await upload(holder(), bucket, path);
    for (const person of [otherOwner, bucket === 'pet-images' ? vet : owner, { db: world.visitor }]) {
      const files = person.db.storage.from(bucket);
      await files.remove([path]);
      await files.move(path, `${folder()}/taken.png`);
      await files.update(path, picture(9));
      await files.upload(path, picture(9), { upsert: true });
    }
    expect(await isStored(bucket, path)).toBe(true);
    expect((await done(world.visitor.storage.from(bucket).download(path))).size).toBe(64);
    expect((await upload(holder(), bucket, path, picture(9))).error).not.toBeNull();
  });

  test(`takes pictures up to ${megabytes} MB`, async () => {
    const limit = megabytes * 1024 * 1024;
    expect((await upload(holder(), bucket, `${folder()}/full.png`, picture(limit))).error).toBeNull();
    expect((await upload(holder(), bucket, `${folder()}/over.png`, picture(limit + 1))).error).not.toBeNull();
  });

  test.each([['image/gif'], ['image/svg+xml'], ['text/html'], ['application/pdf']])('refuses %s', async (type) => {
    expect((await upload(holder(), bucket, `${folder()}/file`, picture(64, type))).error).not.toBeNull();
  });

  test.each([['image/jpeg'], ['image/jpg'], ['image/webp'], ['image/heic'], ['image/heif']])(
    'takes %s, HEIC for portraits only',
    async (type) => {
      const { error } = await upload(holder(), bucket, `${folder()}/${type.slice(6)}`, picture(64, type));
      expect(error === null).toBe(bucket === 'profile-images' || !type.includes('hei'));
    },
  );
});

test('a file that begins otherwise than its type is not stored, and that is said', async () => {
  const { error } = await upload(
    owner,
    'pet-images',
    `${petId}/false.png`,
    new Blob(['<script>'], { type: 'image/png' }),
  );
  expect(error).toMatchObject({ status: 415, message: expect.stringMatching(/^This file is not of the type/) });
  expect(await isStored('pet-images', `${petId}/false.png`)).toBe(false);
});

test('the private buckets are those that the gateway knows', async () => {
  const kept = await world.sql<{ id: string }>('select id from storage.buckets where not public');
  expect(kept.map(({ id }) => id).sort()).toEqual([...PRIVATE_BUCKETS].sort());
});

/** Somebody new who may write into a private bucket, and the folder. */
async function folderIn(bucket: (typeof PRIVATE_BUCKETS)[number]): Promise<[Person, string]> {
  if (bucket === 'licence-documents') {
    const sender = await world.newVeterinarian();
    return [sender, sender.id];
  }
  const collector = await world.owner();
  if (bucket === 'pet-documents') {
    const pet = { owner_id: collector.id, name: 'Rex', type: 'Dog' };
    return [collector, (await done(collector.db.from('pets').insert(pet).select().single())).id];
  }
  const visit = await book(collector, vet, nextDay(), '10:00');
  return [collector, bucket === 'visit-photos' ? visit.id : vet.id];
}
const nextDay = freeDays(5);

test('nobody makes a bucket or lists another’s folder', async () => {
  expect((await owner.db.storage.createBucket('mine', { public: true })).error).not.toBeNull();
  await upload(owner, 'pet-images', `${petId}/listed.png`);
  expect(await done(owner.db.storage.from('pet-images').list(petId))).not.toEqual([]);
  for (const db of [otherOwner.db, world.visitor]) {
    expect(await done(db.storage.from('pet-images').list(petId))).toEqual([]);
  }
});

describe('room for 200 MB of one person', () => {
  const MEGABYTE = 1024 * 1024;
  /** As if the person had stored so many bytes in one more file. */
  const stored = (person: Person, bytes: number, name: string) =>
    world.sql(
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
       values ('profile-images', $1, $2, jsonb_build_object('size', $3::bigint))`,
      [`${person.id}/${name}`, person.id, bytes],
    );

  test.each(PRIVATE_BUCKETS)('is counted in %s too, which nobody reads without a link', async (bucket) => {
    const [collector, folder] = await folderIn(bucket);
    expect((await upload(collector, bucket, `${folder}/a.png`)).error).toBeNull();
    const { publicUrl } = world.visitor.storage.from(bucket).getPublicUrl(`${folder}/a.png`).data;
    expect((await world.fetch(publicUrl)).ok).toBe(false);
    expect((await world.visitor.storage.from(bucket).download(`${folder}/a.png`)).error).not.toBeNull();
    await stored(collector, 200 * MEGABYTE - 64, 'much.png');
    expect((await upload(collector, bucket, `${folder}/b.png`)).error).not.toBeNull();
  });

  test('is counted over both buckets; what is removed makes room again', async () => {
    const collector = await world.owner();
    const { id } = await done(
      collector.db.from('pets').insert({ owner_id: collector.id, name: 'Rex', type: 'Dog' }).select().single(),
    );
    await stored(collector, 199 * MEGABYTE, 'much.png');
    expect((await upload(collector, 'pet-images', `${id}/first.png`, picture(MEGABYTE))).error).toBeNull();
    expect((await upload(collector, 'pet-images', `${id}/second.png`, picture(8))).error).not.toBeNull();
    expect((await upload(collector, 'profile-images', `${collector.id}/a.png`, picture(8))).error).not.toBeNull();
    expect(await isStored('pet-images', `${id}/second.png`)).toBe(false);
    await collector.db.storage.from('pet-images').remove([`${id}/first.png`]);
    expect((await upload(collector, 'pet-images', `${id}/second.png`, picture(8))).error).toBeNull();
  });

  test('is everybody’s own, and stays taken when a pet goes', async () => {
    const [collector, other] = [await world.owner(), await world.owner()];
    const { id } = await done(
      collector.db.from('pets').insert({ owner_id: collector.id, name: 'Rex', type: 'Dog' }).select().single(),
    );
    expect((await upload(collector, 'pet-images', `${id}/kept.png`, picture(MEGABYTE))).error).toBeNull();
    await done(collector.db.from('pets').delete().eq('id', id).select());
    await stored(collector, 199 * MEGABYTE, 'much.png');
    expect((await upload(collector, 'profile-images', `${collector.id}/a.png`, picture(8))).error).not.toBeNull();
    expect((await upload(other, 'profile-images', `${other.id}/a.png`, picture(8))).error).toBeNull();
  });
});
