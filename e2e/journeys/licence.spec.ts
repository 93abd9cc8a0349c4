import { done } from '../fixtures/accounts.ts';
import { operator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectToast } from '../fixtures/toasts.ts';

const PDF = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

test('a veterinarian is found once a moderator has checked the licence', async ({
  page,
  accounts,
  signIn,
  newVisitor,
}) => {
  const [vet, admin] = await Promise.all([accounts.veterinarian({ checked: false }), accounts.owner()]);
  await done(operator().from('admins').insert({ user_id: admin.id }).select().single());
  const number = String(Math.floor(10_000_000 + Math.random() * 89_999_999));

  // In no list (licences.test.ts); the own link shows and books.
  const visitor = await newVisitor();
  const own = await visitor.goto(`/veterinarian/${vet.id}`);
  expect([own?.status(), own?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(vet.fullName);
  await expect(visitor.getByText('Licence not checked yet')).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Book/ }).first()).toBeVisible();

  await signIn(vet);
  await page.goto('/for-vets/start?step=licence');
  await page.getByLabel('Licence number').fill(`PWZ ${number}`);
  await page.getByLabel('Document', { exact: true }).last().setInputFiles(PDF);
  // Neither another page nor the way back drops what was filled in.
  await page.getByRole('link', { name: 'Skip for now: Preview' }).click();
  await page.getByRole('link', { name: 'Back: Licence' }).click();
  await expect(page.getByLabel('Licence number')).toHaveValue(`PWZ ${number}`);
  await expect(page.getByText('licence.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Send for checking' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your licence' })).toBeVisible();

  const adminsPage = await signIn(admin, 'another browser');
  await adminsPage.goto('/_moderation');
  const licence = adminsPage.getByRole('listitem').filter({ hasText: vet.fullName });
  await expect(licence).toContainText(`Licence ${number}`);
  const document = adminsPage
    .context()
    .waitForEvent(
      'response',
      (response) => response.url().includes('/object/sign/licence-documents/') && response.request().method() === 'GET',
    );
  await licence.getByRole('button', { name: /^Open the document/ }).click();
  const opened = await document;
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await licence.getByRole('button', { name: /^Confirm/ }).click();
  await expectToast(adminsPage, 'Success', 'The decision has been saved.');

  const row = visitor.getByRole('article').filter({ hasText: vet.fullName });
  await visitor.goto(`/doctors?text=${encodeURIComponent(vet.fullName)}`);
  await expect(row).toBeVisible();
  await row.getByText(/^Licence checked, /).click();
  await expect(row.getByText(/register of the veterinary chamber/)).toBeVisible();
  await page.goto('/for-vets/manage');
  await expect(page.getByText('Your profile is live')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(page.getByText('Your licence is checked')).toBeVisible();
});
