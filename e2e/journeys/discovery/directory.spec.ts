import type { Page } from '@playwright/test';
import { uniqueName } from '../../fixtures/accounts.ts';
import { withoutAnswers } from '../../fixtures/documents-without-answers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Filters' }).click();
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true }).check();
const searchFor = (page: Page, text: string) => page.getByPlaceholder('Doctor name or specialty').fill(text);

/** A family name that nobody else has. */
const surname = () => uniqueName('').trim();

test('the text filter looks at name and specialty, not at the description', async ({ page, accounts }) => {
  const family = surname();
  const vet = await accounts.veterinarian({ fullName: `Żaneta ${family}`, specialty: 'Oncology' });
  const word = surname();
  await vet.db
    .from('profiles')
    .update({ description: `Knows ${word} well` })
    .eq('id', vet.id)
    .select('id')
    .single();
  await page.goto('/doctors');
  await searchFor(page, `zaneta ${family.toUpperCase()}`);
  await apply(page);
  await expectToast(page, 'Filters Applied', 'Found 1 veterinarian(s) matching your criteria.');
  await expect(cards(page)).toHaveCount(1);
  await searchFor(page, word);
  await apply(page);
  await expectToast(page, 'Filters Applied', 'Found 0 veterinarian(s) matching your criteria.');
  await expect(page.getByText('No veterinarians match your current filter criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expectToast(page, 'Filters Cleared', 'All filters have been reset.');
  await expect(cards(page).filter({ visible: true })).toHaveCount(20);
});

test('a vet without reviews is New, and stays until the slider leaves its start; back and forward', async ({
  page,
  accounts,
}) => {
  const vet = await accounts.veterinarian();
  await page.goto(`/doctors?text=${encodeURIComponent(vet.fullName)}`);
  await expect(cards(page)).toContainText('New');
  const slider = page.getByRole('slider', { name: 'Minimum rating' });
  await expect(slider).toHaveValue('3');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await apply(page);
  await expect(page.getByText('No veterinarians found', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/rating=3.5/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await expect(slider).toHaveValue('3');
  await page.goForward();
  await expect(page.getByText('No veterinarians found', { exact: true })).toBeVisible();
  await expect(slider).toHaveValue('3.5');
});

test('Clear Filters restores the full list and says so', async ({ page }) => {
  await page.goto('/doctors?text=zzzzzz&specialty=Surgery');
  await expect(page.getByText('No veterinarians found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters', exact: true }).click();
  await expectToast(page, 'Filters Cleared', 'All filters have been reset.');
  await expect(page).toHaveURL(/\/doctors$/);
  await expect(page.getByPlaceholder('Doctor name or specialty')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Surgery' })).not.toBeChecked();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
});

test('a copied link shows the same list to somebody else', async ({ page, context, accounts }) => {
  const family = surname();
  await Promise.all(
    ['Cardiology', 'Dentistry'].map((specialty) => accounts.veterinarian({ fullName: `Iga ${family}`, specialty })),
  );
  await page.goto('/doctors');
  await searchFor(page, family);
  await tick(page, 'Dentistry');
  await tick(page, 'Available this week');
  await tick(page, 'Cats');
  await apply(page);
  await expectToast(page, 'Filters Applied', 'Found 1 veterinarian(s) matching your criteria.');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(cards(other)).toHaveCount(1);
  await expect(cards(other)).toContainText('Dentistry');
  await expect(other.getByPlaceholder('Doctor name or specialty')).toHaveValue(family);
  for (const name of ['Dentistry', 'Available this week', 'Cats'])
    await expect(other.getByRole('checkbox', { name, exact: true })).toBeChecked();
});

test('Highest Rating and Earliest Availability order the cards', async ({ page }) => {
  await page.goto('/doctors');
  // Laid out in steps, and all of them in the end.
  await expect(cards(page).filter({ visible: true })).toHaveCount(20);
  // Each vet's mean counts together with five visits of 4.0: 5.0 of one is not above 4.9 of eleven.
  const scores = (await cards(page).allTextContents())
    .map((text) => /Rated ([\d.]+) out of 5, (\d+) review/.exec(text))
    .filter((found) => found !== null)
    .map(([, mean, count]) => (5 * 4 + Number(count) * Number(mean)) / (5 + Number(count)));
  expect(scores.length).toBeGreaterThan(2);
  // The mean is shown with one digit.
  for (const [place, score] of scores.slice(1).entries())
    expect(score, `place ${place + 2}`).toBeLessThanOrEqual((scores[place] ?? 0) + 0.1);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Earliest Availability');
  await expect(page).toHaveURL(/sort=earliest/);
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  // The first time of each row, as its link says it; the placeholders go when the times are there.
  const firstTimes = async () =>
    Promise.all(
      (await cards(page).all()).map(async (card) => {
        const [first] = await card
          .locator('a[href*="date="]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[1] ?? ''));
        return first ?? '~';
      }),
    );
  await expect
    .poll(async () => {
      const found = await firstTimes();
      return found.filter((time) => time !== '~').length > 2 && found.join() === found.toSorted().join();
    })
    .toBe(true);
});

test('Load More Veterinarians goes on to the last one, and shows nobody twice', async ({ page, accounts }) => {
  const family = surname();
  await Promise.all(['Maja', 'Nela', 'Ola'].map((name) => accounts.veterinarian({ fullName: `${name} ${family}` })));
  // Pages of two, so that three veterinarians are enough.
  await withoutAnswers(page);
  await page.route('**/rest/v1/rpc/search_veterinarians', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), page_size: 2 } }),
  );
  await page.goto(`/doctors?text=${family}`);
  await expect(page.getByText('Showing 3 veterinarians')).toBeVisible();
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  const more = page.getByRole('button', { name: 'Load More Veterinarians' });
  await more.click();
  await expect(cards(page)).toHaveCount(3);
  await expect(more).toHaveCount(0);
  const names = await cards(page).getByRole('heading').allTextContents();
  expect(names.toSorted()).toEqual(['Maja', 'Nela', 'Ola'].map((name) => `Dr. ${name} ${family}`));
});

test('an answer that comes late never replaces a newer one', async ({ page, accounts }) => {
  const [slow, quick] = await Promise.all([accounts.veterinarian(), accounts.veterinarian()]);
  await page.goto('/doctors');
  await expect(cards(page).first()).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/search_veterinarians', async (route) => {
    if (!route.request().postData()?.includes(slow.fullName)) return route.fallback();
    const answer = await route.fetch();
    await released;
    // The page may have given this question up.
    await route.fulfill({ response: answer }).catch(() => {});
    late.resolve();
  });
  await searchFor(page, slow.fullName);
  await apply(page);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(slow.fullName).replace('%20', '\\+')));
  await searchFor(page, quick.fullName);
  await apply(page);
  await expect(page.getByRole('heading', { name: quick.fullName })).toBeVisible();
  release();
  await late.promise;
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: quick.fullName })).toBeVisible();
});

test('the banner for veterinarians leads to the page for them', async ({ page }) => {
  await page.goto('/doctors');
  const banner = page.getByRole('main');
  await expect(banner.getByText('Are you a veterinarian?')).toBeVisible();
  await banner.getByRole('link', { name: 'Join Our Platform' }).click();
  await expect(page).toHaveURL(/\/for-vets$/);
});
