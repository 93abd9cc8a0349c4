import { expect, test } from '../fixtures/test.ts';

test.use({ gate: 'closed' });

test('the gate opens for the password and stays open', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Access Protected' })).toBeVisible();
  await expect(page.getByText('Enter password to access Veto')).toBeVisible();
  await page.getByPlaceholder('Enter password').fill('veto');
  await page.getByRole('button', { name: 'Access Site' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find the Perfect Veterinarian for Your Pet' }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find the Perfect Veterinarian for Your Pet' }),
  ).toBeVisible();
  await expect(page.getByText('Access Protected')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('veto_authenticated'))).toBe('true');
});

for (const wrong of ['open sesame', 'Veto', ' veto']) {
  test(`the gate stays closed for ${JSON.stringify(wrong)}`, async ({ page }) => {
    await page.goto('/');
    const password = page.getByPlaceholder('Enter password');
    await password.fill(wrong);
    await page.getByRole('button', { name: 'Access Site' }).click();
    await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();
    await expect(password).toHaveValue('');
    await page.reload();
    await expect(page.getByText('Access Protected')).toBeVisible();
  });
}

test('a page behind the gate is where the visitor lands', async ({ page }) => {
  await page.goto('/doctors');
  await page.getByPlaceholder('Enter password').fill('veto');
  await page.getByPlaceholder('Enter password').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
});
