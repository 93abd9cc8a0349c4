import { expect, test } from '../../fixtures/test.ts';
import { completedVisit } from '../../fixtures/visits.ts';

test('an owner reviews a completed visit once, and the veterinarian answers', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner('Anna Kowalczyk')]);
  await completedVisit(vet, owner);

  await test.step('the owner reviews', async () => {
    await signIn(owner);
    await page.goto('/appointments?tab=past');
    const card = page.getByRole('article', { name: new RegExp(vet.fullName) });
    await card.getByRole('button', { name: /review/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^4/ }).check();
    await dialog.getByLabel('Your review').fill('Gentle with Figa.');
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(page.getByText('Your review has been published.')).toBeVisible();
    await expect(card.getByRole('button', { name: /review/i })).toHaveCount(0);
  });

  await test.step('the veterinarian answers', async () => {
    const vetPage = await signIn(vet, 'another browser');
    await vetPage.goto('/dashboard');
    const reviews = vetPage.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByRole('article')).toContainText('Gentle with Figa.');
    await reviews.getByRole('button', { name: 'Answer: Anna K.' }).click();
    const dialog = vetPage.getByRole('dialog', { name: 'Answer Anna K.' });
    await dialog.getByLabel('Your answer').fill('Come back soon, Figa.');
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await expect(vetPage.getByText('Your answer has been saved.')).toBeVisible();
    await expect(reviews.getByRole('button', { name: 'Edit answer: Anna K.' })).toBeVisible();
  });

  await test.step('everybody reads both', async () => {
    await page.goto(`/veterinarian/${vet.id}`);
    const review = page.getByRole('region', { name: 'Reviews' }).getByRole('article');
    await expect(review).toContainText('Gentle with Figa.');
    await expect(review).toContainText('Come back soon, Figa.');
  });
});
