import { uniqueName } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test("'lodz' finds Łódź, and a city keeps other cities out", async ({ page, accounts }) => {
  const family = uniqueName('').trim();
  const [inLodz, inGdynia] = await Promise.all([
    accounts.veterinarian({ fullName: `Ewa ${family}`, city: 'Łódź' }),
    accounts.veterinarian({ fullName: `Iga ${family}`, city: 'Gdynia' }),
  ]);
  await page.goto('/veterinarians?query=lodz&city=all');
  await expect(page.getByRole('link', { name: /^View Profile/ }).first()).toBeVisible();
  await page.goto(`/veterinarians?query=${family}&city=all`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto(`/veterinarians?query=${family}&city=lodz`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(inLodz.fullName);
  await expect(page.getByRole('main')).not.toContainText(inGdynia.fullName);
});

test('beside the cards stands where the veterinarians are', async ({ page, accounts }) => {
  const vet = await accounts.veterinarian({ city: 'Bydgoszcz' });
  await page.goto(`/veterinarians?query=${encodeURIComponent(vet.fullName)}&city=all`);
  const places = page.getByRole('region').filter({ hasText: 'ul. Morska 12' });
  await expect(places).toContainText(`Clinic of ${vet.fullName}`);
  // The page may take the place of its document between two looks.
  await expect(async () => {
    const [card, beside] = await Promise.all([page.getByRole('article').boundingBox(), places.boundingBox()]);
    expect(beside?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
  }).toPass();
});

test('without results it says what to try, with and without a city', async ({ page }) => {
  await page.goto('/veterinarians?query=zzzzzz&city=Lublin');
  await expect(
    page.getByText('No vet in Lublin matches "zzzzzz". Try another city or different search criteria.'),
  ).toBeVisible();
  await page.goto('/veterinarians?query=zzzzzz&city=all');
  await expect(page.getByText('No vet matches "zzzzzz". Try a different name, specialty or city.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all veterinarians' }).click();
  await expect(page.getByRole('link', { name: /^View Profile/ }).first()).toBeVisible();
});

test('the search on the page keeps what was asked, and asks anew', async ({ page, accounts }) => {
  const vet = await accounts.veterinarian({ city: 'Katowice' });
  await page.goto('/veterinarians?query=zzzzzz&city=Katowice');
  const words = page.getByRole('searchbox', { name: 'Search for veterinarians or specialties' });
  await expect(words).toHaveValue('zzzzzz');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'City' })).toHaveValue('Katowice');
  await words.fill(vet.fullName);
  await words.press('Enter');
  await expect(page.getByRole('article')).toContainText(vet.fullName);
  await page.goBack();
  await expect(words).toHaveValue('zzzzzz');
  await expect(page.getByText('No veterinarians found', { exact: true })).toBeVisible();
});
