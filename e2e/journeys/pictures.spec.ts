import type { Page } from '@playwright/test';
import { type Account, done } from '../fixtures/accounts.ts';
import { drawnPicture, heicPicture, shownPicture, withExif } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every picture is made anew in the browser before it is stored: here is what came of it. */

async function openPet(page: Page, owner: Account): Promise<void> {
  const pet = { owner_id: owner.id, name: 'Burek', type: 'Dog' };
  const { id } = await done(owner.db.from('pets').insert(pet).select('id').single());
  await page.goto(`/pets/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Burek' })).toBeVisible();
}

async function petPhotoOf(owner: Account): Promise<string> {
  return (await done(owner.db.from('pets').select('image_url').eq('owner_id', owner.id).single())).image_url;
}

/** Red, green, blue from 0 to 255; a lossy picture is a little off. */
function expectColour(shown: readonly number[] | undefined, wanted: readonly number[]): void {
  for (const [channel, value] of wanted.entries())
    expect(Math.abs((shown?.[channel] ?? Number.NaN) - value)).toBeLessThan(24);
}

test("a vet's HEIC portrait is stored as a JPEG, which every browser shows", async ({ page, accounts, signIn }) => {
  const vet = await accounts.veterinarian();
  await signIn(vet);
  await page.goto('/dashboard');
  const decoders: string[] = [];
  page.on('request', (request) => /heic-worker|heif-decoder/.test(request.url()) && decoders.push(request.url()));
  const worker = page.waitForEvent('worker');
  await page.getByLabel('Profile photo').setInputFiles(await heicPicture());
  expect((await worker).url()).toContain('heic-worker');
  await expect(page.getByText('Your profile image has been successfully updated.')).toBeVisible();
  expect(decoders).not.toHaveLength(0);

  const { profile_image_url: url } = await done(
    vet.db.from('profiles').select('profile_image_url').eq('id', vet.id).single(),
  );
  const points = [
    [0.25, 0.1],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const;
  const stored = await shownPicture(page, url, points);
  expect(stored).toMatchObject({ width: 96, height: 64, type: 'image/jpeg' });
  expectColour(stored.colours[0], [0, 160, 0]);
  expectColour(stored.colours[1], [200, 0, 0]);
  expectColour(stored.colours[2], [0, 0, 200]);

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Your profile image has been successfully removed.')).toBeVisible();
});

test("a pet's photo is turned upright, made smaller, and says nothing of where it was taken", async ({
  page,
  signInOwner,
}) => {
  const owner = await signInOwner();
  await openPet(page, owner);
  const drawn = await drawnPicture(page, { width: 3000, height: 1000, left: 'red', type: 'image/jpeg' });
  // As large as telephones take them: more than a pet's photo may have.
  const photo = withExif(drawn, 6, 'GPS 52.2297 21.0122');
  const large = { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(6 * 1024 * 1024)]) };
  await page.getByLabel('Photo of Burek').setInputFiles(large);
  await expect(page.getByText('The pet image has been successfully updated.')).toBeVisible();

  const stored = await shownPicture(page, await petPhotoOf(owner), [
    [0.5, 0.25],
    [0.5, 0.75],
  ]);
  expect(stored).toMatchObject({ width: 683, height: 2048, type: 'image/jpeg' });
  expectColour(stored.colours[0], [255, 0, 0]);
  expectColour(stored.colours[1], [0, 0, 255]);
  expect(stored.text).not.toMatch(/Exif|GPS/);
});

test('a transparent picture stays transparent, and what is no picture is refused with a sentence', async ({
  page,
  signInOwner,
  problems,
}) => {
  problems.expect(/Change failed.*ImageRefusal/s);
  const owner = await signInOwner();
  await openPet(page, owner);
  const input = page.getByLabel('Photo of Burek');
  await input.setInputFiles(await drawnPicture(page, { width: 64, height: 64, left: '#0000', type: 'image/png' }));
  await expect(page.getByText('The pet image has been successfully updated.')).toBeVisible();
  const stored = await shownPicture(page, await petPhotoOf(owner), [
    [0.25, 0.5],
    [0.75, 0.5],
  ]);
  expect(stored).toMatchObject({ width: 64, height: 64, type: 'image/webp' });
  expect(stored.colours[0]?.[3]).toBe(0);
  expectColour(stored.colours[1], [0, 0, 255, 255]);

  const damaged = Buffer.from('\x89PNG\r\n\x1a\nand then nothing of a picture', 'latin1');
  await input.setInputFiles({ name: 'damaged.png', mimeType: 'image/png', buffer: damaged });
  await expect(page.getByText('This image cannot be read. Please choose another one.')).toBeVisible();
});
