import { done } from '../fixtures/accounts.ts';
import { expectDataProblems } from '../fixtures/broken-answers.ts';
import { operator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectToast } from '../fixtures/toasts.ts';
import { completedVisit } from '../fixtures/visits.ts';

test('a veterinarian reports a review, an administrator removes it, and shows it again', async ({
  page,
  accounts,
  signIn,
  problems,
}) => {
  // The page of administrators for somebody who is none, and a report without a reason.
  problems.expect(/404: there is no page at \/_moderation/);
  expectDataProblems(problems);
  const [vet, owner, admin] = await Promise.all([accounts.veterinarian(), accounts.owner(), accounts.owner()]);
  const visit = await completedVisit(vet, owner);
  const review = { appointment_id: visit.id, rating: 1, comment: 'Words that nobody should read.' };
  await done(owner.db.from('reviews').insert(review).select('id').single());
  await done(operator().from('admins').insert({ user_id: admin.id }).select().single());

  await signIn(vet);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Report: / }).click();
  const dialog = page.getByRole('dialog', { name: /^Report the review of/ });
  await dialog.getByRole('button', { name: 'Report review' }).click();
  await expectToast(page, 'Error', 'Please say in up to 1000 characters what is wrong with the review.');
  await dialog.getByLabel('What is wrong with it?').fill('Insults');
  await dialog.getByRole('button', { name: 'Report review' }).click();
  await expectToast(page, 'Review reported', 'It stays visible until we have decided. Thank you.');
  await expect(page.getByText('Under review: everyone can read it until your report is decided.')).toBeVisible();
  await page.goto('/_moderation');
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();

  const adminsPage = await signIn(admin, 'another browser');
  await adminsPage.goto(`/veterinarian/${vet.id}`);
  await expect(adminsPage.getByRole('heading', { level: 1 })).toContainText(vet.fullName);
  await expect(adminsPage.getByText('Words that nobody should read.')).toBeVisible();
  await expect(adminsPage.getByText(/Under review/)).toBeHidden();
  await adminsPage.goto('/_moderation');
  const report = adminsPage.getByRole('article').filter({ hasText: vet.fullName });
  await report.getByLabel('Reason').fill('Insults, indeed');
  await report.getByRole('button', { name: /^Remove/ }).click();
  await expectToast(adminsPage, 'Success', 'The decision has been saved.');
  await expect(report).toContainText(`Removed by ${admin.fullName}`);
  await adminsPage.goto(`/veterinarian/${vet.id}`);
  await expect(adminsPage.getByRole('heading', { level: 1 })).toContainText(vet.fullName);
  await expect(adminsPage.getByText('Words that nobody should read.')).toBeHidden();

  await adminsPage.goto('/_moderation');
  await report.getByRole('button', { name: /^Take the decision back/ }).click();
  await adminsPage
    .getByRole('alertdialog', { name: 'Show this review again?' })
    .getByRole('button', { name: 'Show the review' })
    .click();
  await expectToast(adminsPage, 'Success', 'The review is shown, and the report waits for a new decision.');
  await expect(report.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await adminsPage.goto(`/veterinarian/${vet.id}`);
  await expect(adminsPage.getByText('Words that nobody should read.')).toBeVisible();
});
