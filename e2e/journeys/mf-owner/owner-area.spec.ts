import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Account, done, warsawDate } from '../../fixtures/accounts.ts';
import { loseAnswer } from '../../fixtures/broken-answers.ts';
import { openAddPet } from '../../fixtures/pet-dialog.ts';
import { drawnPicture } from '../../fixtures/pictures.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { completedVisit, takeSlot } from '../../fixtures/visits.ts';

async function addPet(owner: Account, name: string): Promise<string> {
  const pet = { owner_id: owner.id, name, type: 'Dog' };
  return (await done(owner.db.from('pets').insert(pet).select('id').single())).id;
}

const pixel = (page: Page) => drawnPicture(page, { width: 60, height: 60, left: 'red', type: 'image/png' });

test('an owner adds a pet: words survive Escape and a reload, and its photo comes with them', async ({
  page,
  signInOwner,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /Change failed/);
  const owner = await signInOwner();
  await page.goto('/pets');
  const dialog = await openAddPet(page);
  await dialog.getByLabel(/^Name/).fill('Reksio');
  await dialog.getByLabel(/^Type/).selectOption('Dog');
  await dialog.getByLabel('Weight').fill('12.5');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openAddPet(page);
  await expect(dialog.getByText('What you had typed is still here.')).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Reksio');

  await dialog
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expectToast(page, 'Invalid file type', 'Please upload a JPEG, PNG, or WebP image.');
  await dialog.getByLabel('Photo', { exact: true }).setInputFiles(await pixel(page));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openAddPet(page);
  await expect(dialog.getByRole('button', { name: 'Remove Photo' })).toBeVisible();
  await page.route(/\/pets\?.*on_conflict/, loseAnswer, { times: 1 });
  await dialog.getByRole('button', { name: 'Add Pet' }).click();
  await expect(page.getByText(/^Failed to add pet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Pet' }).click();
  await expect(page.getByText('Reksio has been added to your pets!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const photo = page.getByRole('img', { name: 'Photo of Reksio' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
  await expect(page.getByRole('article').filter({ hasText: 'Reksio' })).toContainText('Unknown');
  expect(await done(owner.db.from('pets').select('name, type, weight'))).toEqual([
    { name: 'Reksio', type: 'Dog', weight: '12.500' },
  ]);

  await openAddPet(page);
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('');
});

test('a pet is removed, archived where it has visits, or kept in memory; a stranger’s is not shown', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner, stranger] = await Promise.all([accounts.veterinarian(), accounts.owner(), accounts.owner()]);
  const secret = await addPet(stranger, 'Secret');
  const [burek, figa, azor] = await Promise.all(['Burek', 'Figa', 'Azor'].map((name) => addPet(owner, name)));
  await completedVisit(vet, owner, { pet: { pet_name: 'Figa', pet_type: 'dog' } });
  await signIn(owner);
  const remove = async (id: string | undefined, name: string) => {
    await page.goto(`/pets/${id}`);
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: `Remove ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Remove' }).click();
    await expect(page).toHaveURL(/\/pets$/);
  };
  await remove(burek, 'Burek');
  await expectToast(page, 'Pet removed', 'Burek is no longer among your pets.');
  await remove(figa, 'Figa');
  await expectToast(page, 'Pet archived', 'Figa is kept under Archived Pets, with all visits and records.');
  await expect(page.getByRole('region', { name: 'Archived Pets' })).toContainText('Figa');

  await page.goto(`/pets/${azor}`);
  await page.getByRole('button', { name: 'More for Azor' }).click();
  await page.getByRole('menuitem', { name: 'Azor has died' }).click();
  await page.getByRole('button', { name: 'Keep in memory' }).click();
  await expect(page.getByText('In memory of Azor. You are not reminded of anything here.')).toBeVisible();
  await page.getByRole('button', { name: 'Put Azor among my pets again' }).click();
  await expect(page.getByRole('link', { name: 'Book Visit' })).toBeVisible();
  expect(await done(owner.db.from('pets').select('name').order('name'))).toEqual([{ name: 'Azor' }, { name: 'Figa' }]);

  await page.goto(`/pets/${secret}`);
  await expect(page.getByText("Pet not found or you don't have permission to view it.").last()).toBeVisible();
  await expect(page).toHaveURL(/\/pets$/);
});

test('a health record: the owner keeps it, the vet of a visit adds to it until the owner says no', async ({
  page,
  accounts,
  signIn,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /Change failed/);
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const pet = await addPet(owner, 'Figa');
  await takeSlot(owner, vet, warsawDate(2), '10:00');
  await done(
    vet.db
      .from('weights')
      .insert({ pet_id: pet, weighed_on: warsawDate(0), kilograms: 12.4 })
      .select(),
  );
  await signIn(owner);
  await page.goto(`/pets/${pet}`);
  const story = page.getByRole('region', { name: 'Figa’s story' });
  const add = async (kind: string) => {
    await story.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: kind }).click();
  };
  await expect(story.getByRole('listitem').filter({ hasText: '12.4 kg' })).toContainText(
    `entered by Dr. ${vet.fullName}`,
  );

  await add('Weight');
  await story.getByLabel('Weight (kg)').fill('11,9');
  await story.getByLabel('Weighed on').fill(warsawDate(-40));
  await page.route(/\/weights\?.*on_conflict/, loseAnswer, { times: 1 });
  await story.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Failed to save this entry/)).toBeVisible();
  await page.reload();
  await add('Weight');
  await expect(story.getByText('What you had typed is still here.')).toBeVisible();
  await story.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('img', { name: /^Weight of Figa: 11.9 kg on/ })).toBeVisible();
  await expect(story.getByRole('listitem').filter({ hasText: '11.9 kg' })).toHaveCount(1);

  await add('Vaccination');
  await story.getByLabel('Vaccine', { exact: true }).fill('Nobivac Rabies');
  await story.getByLabel('Next due').fill(warsawDate(10));
  await story.getByRole('button', { name: 'Save' }).click();
  await expect(story).toContainText('next due');
  await expect(page.getByRole('region', { name: 'What is due' })).toContainText('Nobivac Rabies');

  const report = { name: 'Blood test.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 blood') };
  await add('Document');
  await story.getByLabel('Document', { exact: true }).setInputFiles(report);
  await page.getByRole('tab', { name: 'Documents' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Blood test' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('%PDF-1.7 blood');
  await expect(page).toHaveURL(/\?tab=documents$/);

  await page.getByRole('tab', { name: 'Sharing' }).click();
  // A press is lost where the parts above it still arrive.
  for (const arrived of ['You · Owner', 'No medicines today.', 'Nothing in the last seven days.'])
    await expect(page.getByText(arrived)).toBeVisible();
  await page.getByRole('button', { name: /^Stop access/ }).click();
  await expectToast(page, 'Success', `Dr. ${vet.fullName} can no longer read the health record.`);
  expect(await done(vet.db.from('vaccinations').select('id').eq('pet_id', pet))).toEqual([]);

  await page.getByRole('tab', { name: 'Health' }).click();
  await story.getByRole('button', { name: 'Vaccinations' }).click();
  await story.getByRole('button', { name: 'Remove Nobivac Rabies' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Remove' }).click();
  await expect(story).toContainText('No vaccinations yet.');
  await expect(story.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
});
