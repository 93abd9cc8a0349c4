import { done, warsawDate } from '../../fixtures/accounts.ts';
import { expectDataProblems } from '../../fixtures/broken-answers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { letVisitsBegin, takeSlot } from '../../fixtures/visits.ts';

test('a completion is taken back by Ctrl+Z, also after a reload; then it stays', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Figa', type: 'Cat' }).select('id').single());
  const { id } = await takeSlot(owner, vet, warsawDate(2), '10:00');
  await letVisitsBegin(vet);
  const kept = async () => [
    ...(await done(owner.db.from('vaccinations').select('lot_number'))).map(({ lot_number }) => lot_number),
    ...(await done(owner.db.from('pet_documents').select('title'))).map(({ title }) => title),
  ];

  await signIn(vet);
  // Where the mail about a booking leads.
  await page.goto(`/appointments/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Figa' })).toBeVisible();
  await expect(page.getByText('No vaccinations entered.')).toBeVisible();
  // Paper has the visit, and nothing to press.
  const presses = page.getByText(/^\s*(Mark Complete|Cancel|Back to Appointments)$/).filter({ visible: true });
  await expect(presses).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(presses).toHaveCount(0);
  await expect(page.getByText(owner.fullName)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: /^Mark Complete/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Finish visit' });
  const note = sheet.getByLabel('Note');
  await expect(note).toBeFocused();
  await note.fill('Mild strain of the left front leg.');
  await sheet.getByRole('button', { name: 'Save as template' }).click();
  const naming = page.getByRole('dialog', { name: 'Save as template' });
  await naming.getByLabel('Name').fill('Strain');
  await naming.getByLabel('Name').press('Enter');
  await expectToast(page, 'Success', 'The template has been saved.');
  await sheet.getByRole('button', { name: 'Rabies' }).click();
  await sheet.getByLabel('Lot number').fill('R204A');
  const xray = { name: 'X-ray.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x-ray') };
  await sheet.getByLabel('Document', { exact: true }).setInputFiles(xray);
  await expect(sheet.getByText('X-ray', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Eating' }).click();
  await sheet.getByRole('button', { name: 'Templates' }).click();
  await expect(sheet.getByRole('button', { name: 'Insert Strain' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Mark Complete' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // Its ten seconds wait while it has the focus.
  await undo.focus();
  expect(await kept()).toEqual(['R204A', 'X-ray']);
  await page.reload();
  await expect(undo).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Figa’s visit is not completed', 'It is upcoming again, and your note is kept.');
  await expect(undo).toBeHidden();
  expect(await kept()).toEqual([]);

  await page.getByRole('button', { name: /^Mark Complete/ }).click();
  await expect(note).toHaveValue('Mild strain of the left front leg.');
  await expect(sheet.getByLabel('Lot number')).toHaveValue('R204A');
  await sheet.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(undo).toBeVisible();
  // In real time: it goes after ten seconds.
  await expect(undo).toBeHidden();
  expect(await kept()).toEqual(['R204A', 'X-ray']);
  expect(await done(vet.db.from('after_visits').select('questions'))).toEqual([{ questions: ['eating'] }]);
});

test('a closed record refuses beside its fields; nobody came, and the visit is cancelled as a no-show', async ({
  page,
  accounts,
  signIn,
  problems,
}) => {
  expectDataProblems(problems);
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const pet = await done(
    owner.db.from('pets').insert({ owner_id: owner.id, name: 'Figa', type: 'Cat' }).select('id').single(),
  );
  const { id } = await takeSlot(owner, vet, warsawDate(2), '10:00');
  await letVisitsBegin(vet);
  await signIn(vet);
  await page.goto(`/appointments/${id}`);
  await page.getByRole('button', { name: /^Mark Complete/ }).click();
  // The owner closes the record while the sheet is open.
  const sheet = page.getByRole('dialog', { name: 'Finish visit' });
  await sheet.getByLabel('Weight').fill('4,2');
  await done(owner.db.from('record_refusals').insert({ pet_id: pet.id, veterinarian_id: vet.id }).select('pet_id'));
  await sheet.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(sheet.getByRole('alert')).toContainText('You cannot write to the health record of this pet.');
  await sheet.getByRole('button', { name: 'Put what you entered into the note' }).click();
  await expect(sheet.getByLabel('Note')).toHaveValue('Weight: 4.2 kg');
  await sheet.getByRole('button', { name: 'Did not come' }).click();
  const question = page.getByRole('alertdialog', { name: 'Figa did not come?' });
  await question.getByRole('button', { name: 'Did not come' }).click();
  await expect(page.getByRole('article')).toContainText('No-show');
});
