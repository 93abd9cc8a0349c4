import { done, warsawDate } from '../fixtures/accounts.ts';
import { drawnPicture, shownPicture, withExif } from '../fixtures/pictures.ts';
import { Problems } from '../fixtures/problems.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeSlot } from '../fixtures/visits.ts';

test('an owner and a vet write to each other in two browsers, also while one has no network', async ({
  page,
  newVisitor,
  accounts,
  signIn,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/, /Query failed/);
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian()]);
  await takeSlot(owner, vet, warsawDate(2), '09:00');
  const vetPage = await newVisitor();
  const vetProblems = new Problems();
  vetProblems.watch(vetPage);
  await Promise.all([signIn(owner), signIn(vet, vetPage)]);

  // The profile is another slice's page: the link fills its slot.
  await page.goto(`/veterinarian/${vet.id}`);
  await page.getByRole('link', { name: 'Write to this vet' }).click();
  const box = page.getByLabel(`Message to Dr. ${vet.fullName}`);
  await box.fill('Does Figa have to come on an <b>empty</b> stomach?');
  await page.reload();
  await expect(box).toHaveValue('Does Figa have to come on an <b>empty</b> stomach?');
  await page.getByRole('button', { name: 'Send' }).click();
  const said = page.getByRole('list', { name: /^Messages with/ });
  await expect(said).toContainText('an <b>empty</b> stomach?');
  await expect(said).not.toContainText('Not sent yet');
  await expect(box).toHaveValue('');

  await vetPage.goto('/appointments');
  await vetPage.getByRole('link', { name: 'Visit and health record: Figa' }).click();
  await vetPage.getByRole('link', { name: 'Write to the owner' }).click();
  const heard = vetPage.getByRole('list', { name: /^Messages with/ });
  await expect(heard).toContainText('an <b>empty</b> stomach?');
  await expect(said).toContainText('Seen');

  const drawn = await drawnPicture(page, { width: 1200, height: 800, left: 'red', type: 'image/jpeg' });
  await page.getByLabel('Photos or PDFs').setInputFiles([
    { ...withExif(drawn, 1, 'GPS 52.2297 21.0122'), name: 'ear.jpg' },
    { name: 'results.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 results') },
  ]);
  await expect(page.getByRole('list', { name: 'Attached' }).getByRole('listitem')).toHaveCount(2);
  // Files need a connection: without one, neither they nor the text go anywhere.
  await page.context().setOffline(true);
  await box.fill('Look at her ear.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^You are offline\. Files need a connection/)).toBeVisible();
  await expect(box).toHaveValue('Look at her ear.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  const photo = heard.getByRole('link', { name: 'Photo: ear.jpg' });
  await expect(photo).toBeVisible();
  await expect(heard).toContainText('Look at her ear.');
  const seen = await shownPicture(vetPage, (await photo.getAttribute('href')) ?? '', []);
  expect(seen).toMatchObject({ width: 1200, height: 800, type: 'image/jpeg' });
  expect(seen.text).not.toMatch(/Exif|GPS/);
  const results = heard.getByRole('link', { name: /^results.pdf PDF, 1 kB$/ });
  const opened = await vetPage.request.get((await results.getAttribute('href')) ?? '');
  expect([opened.headers()['content-type'], await opened.text()]).toEqual(['application/pdf', '%PDF-1.7 results']);

  // Once seen, another page opens without a network, too.
  const pets = page.getByRole('banner').getByRole('link', { name: 'My Pets' });
  await pets.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Pets' })).toBeVisible();
  await page.goBack();
  await expect(said).toContainText('Look at her ear.');
  await page.context().setOffline(true);
  await box.fill('She is a cat.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(said).toContainText('Not sent yet');
  await vetPage.getByLabel(`Message to ${owner.fullName}`).fill('Yes, please.');
  await vetPage.getByRole('button', { name: 'Send' }).click();
  await expect(heard).toContainText('Yes, please.');
  await pets.click();
  await expect(said).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(heard).toContainText('She is a cat.');
  await page.goBack();
  await expect(said).toContainText('She is a cat.');
  await expect(said).toContainText('Yes, please.');
  await expect(said).not.toContainText('Not sent yet');
  expect(await done(vet.db.from('messages').select('body').order('created_at'))).toHaveLength(4);

  await vetPage.getByRole('button', { name: 'Block' }).click();
  await vetPage.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(vetPage.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await expect(page.getByText(`Dr. ${vet.fullName} is no longer taking messages`)).toBeVisible();
  expect(vetProblems.unexpected()).toEqual([]);
});
