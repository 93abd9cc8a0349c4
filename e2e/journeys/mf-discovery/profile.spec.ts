import { expectDataProblems, garbleAnswers } from '../../fixtures/broken-answers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

test('an address without an id, with one that nobody has, or whose answer cannot be read, leads to the listing', async ({
  page,
  accounts,
  problems,
}) => {
  problems.expect(/status of 404/);
  await page.goto('/veterinarian/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Failed to fetch veterinarian details.')).toBeVisible();
  await expect(page).toHaveURL(/\/veterinarians$/);
  await page.goto('/veterinarian');
  await expect(page).toHaveURL(/\/veterinarians$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Veterinarians' })).toBeVisible();

  const vet = await accounts.veterinarian();
  expectDataProblems(problems);
  await garbleAnswers(page, /\/rest\/v1\/profiles$/);
  await page.goto(`/veterinarian/${vet.id}`);
  await expectToast(page, 'Error', 'An unexpected error occurred.');
  await expect(page).toHaveURL(/\/veterinarians$/);
});
