import { breakAnswers, expectDataProblems } from '../../fixtures/broken-answers.ts';
import { expect, test } from '../../fixtures/test.ts';

// What each page shows then is a story; which sentence belongs to which failure: errors.test.ts.

test('a list whose answer cannot be read says so, and tries again', async ({ page, problems }) => {
  expectDataProblems(problems);
  const broken = await breakAnswers(page, /\/rpc\/search_veterinarians$/, 'answers garbage');
  await page.goto('/doctors');
  const main = page.getByRole('main');
  const failed = main.getByRole('heading', { name: 'An unexpected error occurred while fetching veterinarians.' });
  await expect(failed).toBeVisible();
  await broken.repair();
  await main
    .getByRole('button', { name: /again|retry/i })
    .first()
    .click();
  await expect(main.getByRole('article').getByRole('heading').first()).toBeVisible();
  await expect(failed).toHaveCount(0);
});
