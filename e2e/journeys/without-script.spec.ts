import type { Page } from '@playwright/test';
import type { StoreSite } from '../faults/site/store-site.ts';
import { storeSite } from '../faults/site/test.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { holdBack } from '../fixtures/first-paint.ts';
import { test as base, expect } from '../fixtures/test.ts';

interface Fixtures {
  /** Checks the accessibility of a page that runs no script. */
  checks(page: Page): Promise<void>;
}

/** The same site without a password. */
const test = base.extend<Fixtures, { open: StoreSite }>({
  open: [storeSite, { scope: 'worker' }],
  baseURL: async ({ open }, use) => use(open.url),
  // The checker is a script: it looks at the same markup in a browser that runs it and nothing else.
  checks: async ({ browser }, use) => {
    const looker = await browser.newPage({ javaScriptEnabled: true });
    await use(async (page) => {
      const markup = await page.content();
      const body = markup.replaceAll(/<script\b.*?<\/script>|<\/?noscript>/gs, '');
      await looker.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
      await looker.goto(page.url());
      await expectAccessible(looker);
    });
    await looker.close();
  },
});

test.use({ looksAt: 'document' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** A document whose data did not come in time is asked for again by the browser. */
const isRead = { timeout: 30_000 };

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('finds, filters and reads, and learns how to book', async ({ page, checks }) => {
    await page.goto('/');
    await expect(heading(page, /^Find the Perfect/)).toBeVisible(isRead);
    await checks(page);
    await page.getByRole('searchbox').fill('Anna');
    await page.getByLabel('City').selectOption('Warszawa');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/veterinarians\?.*query=Anna&city=Warszawa/);
    await expect(page.getByRole('heading', { name: 'Dr. Anna Zielińska' })).toBeVisible(isRead);
    await expect(page.getByRole('searchbox')).toHaveValue('Anna');
    await checks(page);

    await page.getByRole('link', { name: 'Find Vets' }).click();
    await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible(isRead);
    const first = page.getByRole('main').getByRole('article').first();
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await page.getByRole('link', { name: 'Load More Veterinarians' }).click();
    await expect(page).toHaveURL(/\/doctors\?after=/);
    await expect(first.getByRole('heading')).toBeVisible(isRead);
    await expect(first.getByRole('heading')).not.toHaveText(name);
    await page.getByRole('checkbox', { name: 'Surgery' }).check();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/specialty=Surgery/);
    await expect(page.getByRole('link', { name: 'Surgery, remove this filter' })).toBeVisible(isRead);
    await expect(page.getByRole('checkbox', { name: 'Surgery' })).toBeChecked();
    await page.getByRole('link', { name: 'Most Reviews' }).click();
    await expect(page).toHaveURL('/doctors?specialty=Surgery&sort=reviews');
    await expect(page.getByRole('link', { name: 'Most Reviews' })).toHaveAttribute('aria-current', 'page', isRead);
    await checks(page);

    await page
      .getByRole('link', { name: /^Dr\. .+ at \d\d:\d\d$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/veterinarian\/.+date=.+&time=/);
    await expect(page.getByText(/^Your time: .+ \d\d:\d\d$/)).toBeVisible(isRead);
    await expect(page.getByText(/^Booking online needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^\+48/ }).first()).toHaveAttribute('href', /^tel:\+48/);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to Veterinarians' })).toBeVisible();
    await checks(page);
  });

  test('does the same in Polish', async ({ page, checks }) => {
    await page.goto('/map-search');
    await expect(page.getByText(/weterynarzy znaleziono$/)).toBeVisible(isRead);
    await page.getByRole('searchbox').fill('chirurgia');
    await page.getByRole('button', { name: 'Znajdź weterynarza' }).click();
    await expect(page).toHaveURL('/map-search?query=chirurgia');
    await page.getByRole('link', { name: 'Kraków', exact: true }).click();
    await expect(page).toHaveURL(/query=chirurgia&miasto=Krak/);
    await expect(page.getByRole('heading', { name: 'Najbliżej centrum: Kraków' })).toBeVisible(isRead);
    await checks(page);
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^lek\. wet\./ })
      .click();
    await expect(heading(page, /^lek\. wet\./)).toBeVisible(isRead);
    await expect(page.getByText(/^Rezerwacja przez internet wymaga JavaScriptu/)).toBeVisible();
    await checks(page);
  });

  test('opens the filters of a phone, and reads whom to call in an emergency', async ({ page, checks }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/doctors');
    await page.getByRole('link', { name: 'Filters' }).click(isRead);
    await page.getByRole('checkbox', { name: 'Rabbits' }).check();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeVisible(isRead);
    await page.goto('/emergency');
    await page.getByRole('link', { name: 'Kraków', exact: true }).click(isRead);
    await expect(page.getByRole('heading', { name: 'Open now near Kraków' })).toBeVisible(isRead);
    await checks(page);
  });

  test('is told by a page for people who are signed in that it needs JavaScript', async ({ page, checks }) => {
    await page.goto('/appointments/new');
    await expect(heading(page, 'Book an Appointment')).toBeVisible();
    await expect(page.getByText(/^Veto needs JavaScript/)).toBeVisible();
    await expect(page.locator('#first-paint')).toBeHidden();
    await checks(page);
  });
});

test('a search that is sent before the scripts have come is answered', async ({ page }) => {
  const held = await holdBack(page);
  await held.open('/');
  await page.getByRole('searchbox').fill('Anna');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/veterinarians\?.*query=Anna/);
  await expect(page.locator('#first-paint').getByRole('searchbox')).toHaveValue('Anna');
  await held.letGo();
  await expect(page.getByRole('searchbox')).toHaveValue('Anna');
});
