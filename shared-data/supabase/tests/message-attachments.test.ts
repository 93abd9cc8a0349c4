import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALREADY_STORED } from '../../src/images/image-files.ts';
import { fileOfType } from './file-of-type.ts';
import { book, createSides, day, done, type Person, refused } from './world.ts';

const { world, owner, vet, otherOwner: stranger, otherVet } = await createSides({ otherOwner: 'Sylwia Obca' });

beforeAll(async () => {
  await book(owner, vet, day(3), '10:00');
  await book(stranger, otherVet, day(3), '10:00');
});
beforeEach(() => world.sql('delete from public.conversations'));

type Reader = Pick<Person, 'db'>;
const files = ({ db }: Reader) => db.storage.from('message-files');
const file = (type = 'image/jpeg', bytes = 64) => fileOfType(type, bytes);
const upload = (from: Reader, path: string, content = file()) =>
  files(from).upload(path, content, { contentType: content.type });
const isStored = async (path: string) =>
  (await world.sql(`select from storage.objects where bucket_id = 'message-files' and name = $1`, [path])).length === 1;

/** A file that lies ready for a message to this person; resolves with what the message says about it. */
async function uploaded(from: Person, to: Person, { type = 'image/jpeg', name = 'rash.jpg' } = {}) {
  const path = `${to.id}/${randomUUID()}.${type.split('/')[1]}`;
  const { error } = await upload(from, path, file(type));
  if (error) throw error;
  return type === 'application/pdf' ? { path, name } : { path, name, width: 800, height: 600 };
}

const send = (from: Person, to: Person, attachments: object[] | null, body = '', message: string = randomUUID()) =>
  from.db.rpc('send_message', { message, recipient: to.id, body, attachments });
const attachmentsFor = ({ db }: Reader) => db.from('message_attachments').select('name').order('position');

describe('a message with files', () => {
  test('goes with or without a text, and says of each what the storage noted', async () => {
    const picture = await uploaded(owner, vet);
    const letter = await uploaded(owner, vet, { type: 'application/pdf', name: ' results\u0007.pdf ' });
    const { id } = (await done(send(owner, vet, [picture, letter]))) as { id: string };
    const rows = await done(vet.db.from('message_attachments').select('*').order('position'));
    expect(rows).toMatchObject([
      { ...picture, message_id: id, mime_type: 'image/jpeg', bytes: 64 },
      { path: letter.path, name: 'results.pdf', mime_type: 'application/pdf', width: null, height: null },
    ]);
    const said = async () => (await done(vet.db.from('conversations').select('last_message')))[0]?.last_message;
    expect(await said()).toBe('rash.jpg, results.pdf');
    await done(send(owner, vet, [await uploaded(owner, vet)], 'Look'));
    expect(await said()).toBe('Look');
  });

  test('sent again with the same id is stored once; a call without files works as before', async () => {
    const [id, picture] = [randomUUID(), await uploaded(owner, vet)];
    await Promise.all([1, 2, 3].map(() => done(send(owner, vet, [picture], 'Once', id))));
    expect(await done(attachmentsFor(owner))).toHaveLength(1);
    await done(owner.db.rpc('send_message', { message: randomUUID(), recipient: vet.id, body: 'As ever' }));
    await done(send(owner, vet, null, 'None'));
    await refused(send(owner, vet, []), 400, /write a message/);
  });

  test('has up to three, each of them stored, sent by who uploaded it, to whom it was meant for, and once', async () => {
    const pictures = await Promise.all([1, 2, 3, 4].map(() => uploaded(owner, vet)));
    await refused(send(owner, vet, pictures), 400, /up to 3 files/);
    const [first, second] = pictures;
    if (!first || !second) throw new Error('nothing was uploaded');
    await done(send(owner, vet, [first]));
    const wrong = {
      'sent already': [first],
      'named twice': [second, second],
      'never uploaded': [{ ...second, path: `${vet.id}/${randomUUID()}.jpg` }],
      'of somebody else': [await uploaded(vet, owner)],
      'of no path': [{ name: 'rash.jpg' }],
    };
    for (const [why, attachments] of Object.entries(wrong)) {
      const { status, error } = await send(owner, vet, attachments);
      expect({ why, status, message: error?.message }).toEqual({
        why,
        status: 409,
        message: 'A file of this message is not stored. Please attach it again.',
      });
    }
    await refused(send(owner, vet, [{ ...second, width: null }]), 400);
    for (const nonsense of [['text'], { path: 'x' }, 7])
      expect(
        (
          await owner.db.rpc('send_message', {
            message: randomUUID(),
            recipient: vet.id,
            body: 'x',
            attachments: nonsense,
          })
        ).status,
      ).toBe(400);
    // Nothing of what was refused is left.
    expect(await done(owner.db.from('messages').select('id'))).toHaveLength(1);
  });

  test('to one’s other veterinarian takes no file that was meant for the first', async () => {
    const second = await world.bookableVeterinarian();
    await book(owner, second, day(4), '10:00');
    await refused(send(owner, second, [await uploaded(owner, vet)]), 409, /not stored/);
  });
});

describe('attached files', () => {
  test('is read by the two of the conversation', async () => {
    await done(send(owner, vet, [await uploaded(owner, vet)]));
    for (const person of [owner, vet]) expect(await done(attachmentsFor(person))).toEqual([{ name: 'rash.jpg' }]);
  });

  test('is in the data of both, and goes with the account of its sender, while the message stays', async () => {
    const leaving = await world.owner('Olga Odchodzi');
    await book(leaving, vet, day(5), '10:00');
    const picture = await uploaded(leaving, vet);
    await done(send(leaving, vet, [picture], 'Look'));
    for (const person of [leaving, vet])
      expect(await done(person.db.rpc('own_data'))).toMatchObject({ message_attachments: [{ path: picture.path }] });
    expect(await done(stranger.db.rpc('own_data'))).toMatchObject({ message_attachments: [] });
    await refused(leaving.db.rpc('delete_account', { address: leaving.email }), 409, /files are still stored/);
    await done(files(leaving).remove([picture.path]));
    expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
    expect(await done(vet.db.from('messages').select('body'))).toEqual([{ body: 'Look' }]);
    expect(await done(attachmentsFor(vet))).toEqual([]);
  });
});

describe('the files', () => {
  test('are read by both sides once they are sent, by links that are signed, and by nobody else', async () => {
    const { path } = await uploaded(owner, vet);
    const opens = async (person: Reader) => {
      const downloaded = await files(person).download(path);
      const signed = await files(person).createSignedUrl(path, 60);
      if (!signed.data) return [downloaded.data === null, 'no link'];
      return [downloaded.data === null, (await world.fetch(signed.data.signedUrl)).status];
    };
    expect([await opens(owner), await opens(vet)]).toEqual([
      [false, 200],
      [true, 'no link'],
    ]);
    await done(send(owner, vet, [{ path, name: 'rash.jpg', width: 8, height: 6 }]));
    for (const person of [owner, vet]) expect(await opens(person)).toEqual([false, 200]);
    for (const other of [stranger, otherVet, { db: world.visitor }]) {
      expect(await opens(other)).toEqual([true, 'no link']);
      expect((await files(other).list(vet.id)).data ?? []).toEqual([]);
    }
    const { publicUrl } = files({ db: world.visitor }).getPublicUrl(path).data;
    expect((await world.fetch(publicUrl)).ok).toBe(false);
  });

  test('are uploaded for whom one may write to, and for nobody else', async () => {
    for (const [from, to] of [
      [owner, otherVet],
      [stranger, vet],
      [vet, stranger],
      [owner, owner],
      [owner, stranger],
      [{ db: world.visitor }, vet],
    ] as const)
      expect((await upload(from, `${to.id}/a.jpg`)).error).not.toBeNull();
    for (const elsewhere of ['loose.jpg', `${vet.id}/deeper/a.jpg`, `${randomUUID()}/a.jpg`])
      expect((await upload(owner, elsewhere)).error, elsewhere).not.toBeNull();
    expect((await upload(vet, `${owner.id}/a.jpg`)).error).toBeNull();
  });

  test('are not taken where either side has blocked the other, neither is a message with them', async () => {
    await done(send(owner, vet, null, 'Hello'));
    const early = await uploaded(owner, vet);
    for (const blocker of [owner, vet]) {
      await world.sql('update public.conversations set client_blocked = $1, veterinarian_blocked = not $1', [
        blocker === owner,
      ]);
      for (const [from, to] of [
        [owner, vet],
        [vet, owner],
      ] as const)
        expect((await upload(from, `${to.id}/${randomUUID()}.jpg`)).error).not.toBeNull();
      await refused(send(owner, vet, [early]), 403);
    }
  });

  test('are replaced, moved and removed by nobody but who uploaded them', async () => {
    const { path } = await uploaded(owner, vet);
    await done(send(owner, vet, [{ path, name: 'rash.jpg', width: 8, height: 6 }]));
    for (const person of [vet, stranger, otherVet, { db: world.visitor }]) {
      await files(person).remove([path]);
      await files(person).move(path, `${vet.id}/taken.jpg`);
      await files(person).update(path, file('image/jpeg', 3));
      await files(person).upload(path, file('image/jpeg', 3), { upsert: true, contentType: 'image/jpeg' });
    }
    expect((await done(files(vet).download(path))).size).toBe(64);
    await files(owner).remove([path]);
    expect(await isStored(path)).toBe(false);
  });

  test('are not put in the place of one that was sent and removed; one that is there is found there', async () => {
    const { path } = await uploaded(owner, vet);
    await done(send(owner, vet, [{ path, name: 'rash.jpg', width: 8, height: 6 }]));
    expect((await upload(owner, path)).error?.message).toMatch(ALREADY_STORED);
    await files(owner).remove([path]);
    expect((await upload(owner, path)).error).not.toBeNull();
    expect(await isStored(path)).toBe(false);
  });

  test.each(['image/gif', 'image/svg+xml', 'text/html', 'image/heic', 'application/zip'])(
    '%s is refused',
    async (type) => {
      expect((await upload(owner, `${vet.id}/file`, file(type))).error).not.toBeNull();
    },
  );

  test('say so when they are there already, in the words that the client looks for', async () => {
    const { path } = await uploaded(owner, vet);
    const { error } = await upload(owner, path);
    expect(error?.message).toMatch(ALREADY_STORED);
  });

  test('have up to 10 MB, and count for the room of who uploads', async () => {
    const megabyte = 1024 * 1024;
    expect((await upload(owner, `${vet.id}/full.pdf`, file('application/pdf', 10 * megabyte))).error).toBeNull();
    expect(
      (await upload(owner, `${vet.id}/over.pdf`, file('application/pdf', 10 * megabyte + 1))).error,
    ).not.toBeNull();
    await world.sql(
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
       values ('profile-images', $1 || '/much.png', $1, jsonb_build_object('size', 200 * 1024 * 1024))`,
      [owner.id],
    );
    expect((await upload(owner, `${vet.id}/more.jpg`)).error).not.toBeNull();
    await world.sql(`delete from storage.objects where name = $1 || '/much.png'`, [owner.id]);
  });
});
