import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

test('a veterinarian adds a visit type, changes it, and removes it', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.veterinarian());
  await page.goto('/for-vets/manage');
  await page.getByRole('navigation', { name: 'Your profile' }).getByRole('link', { name: 'Visit types' }).click();
  const section = page.getByRole('region', { name: 'Visit types' });
  await expect(section).toContainText('Owners book “Consultation, 30 min” until you add your own.');
  await section.getByRole('button', { name: 'Add a type' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a visit type' });
  await adding.getByLabel('Name').fill('Vaccination');
  await adding.getByLabel('Length (minutes)').fill('20');
  await adding.getByLabel('Price from (zł)').fill('90');
  await adding.getByLabel('Price to (zł)').fill('140');
  await adding.getByLabel('Dogs').check();
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'The visit type has been saved.');

  const row = section.getByRole('row', { name: /^Vaccination/ });
  await expect(row).toContainText('20 min');
  await expect(row).toContainText('90–140 zł');
  await row.getByRole('button', { name: 'Edit Vaccination' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Vaccination' });
  await editing.getByLabel('Price to (zł)').fill('');
  await editing.getByLabel('For which visits').selectOption('New clients');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('New clients');
  await page.reload();
  await expect(row).toContainText('90 zł');

  await row.getByRole('button', { name: 'Edit Vaccination' }).click();
  await editing.getByRole('button', { name: 'Remove this type' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Vaccination?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Success', 'The visit type has been removed.');
  await expect(editing).toHaveCount(0);
  await expect(section).toContainText('No visit types yet');
});
