import { expect, test } from '../../fixtures/test.ts';

test('the search on the page keeps what was asked, and asks anew; beside the cards stands where the veterinarians are', async ({
  page,
  accounts,
}) => {
  const vet = await accounts.veterinarian({ city: 'Katowice' });
  await page.goto('/veterinarians?query=zzzzzz&city=Katowice');
  const words = page.getByRole('searchbox', { name: 'Search for veterinarians or specialties' });
  await expect(words).toHaveValue('zzzzzz');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'City' })).toHaveValue('Katowice');
  await words.fill(vet.fullName);
  await words.press('Enter');
  await expect(page.getByRole('article')).toContainText(vet.fullName);
  await expect(words).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '1 veterinarian found' })).toBeAttached();
  const places = page.getByRole('region').filter({ hasText: 'ul. Morska 12' });
  await expect(places).toContainText(`Clinic of ${vet.fullName}`);
  const [card, beside] = await Promise.all([page.getByRole('article').boundingBox(), places.boundingBox()]);
  expect(beside?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
  await page.goBack();
  await expect(words).toHaveValue('zzzzzz');
  await expect(page.getByText('No veterinarians found', { exact: true })).toBeVisible();
});
