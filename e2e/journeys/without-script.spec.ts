import type { Locator, Page } from '@playwright/test';
import { type Channel, releaseUrl } from '@veto/slice-kit/contract';
import { parse } from 'acorn';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { filledDocument } from '../fixtures/filled-document.ts';
import { holdBack } from '../fixtures/painted-document.ts';
import { test as base, expect } from '../fixtures/test.ts';

interface Fixtures {
  /** Checks the accessibility of a page that runs no script. */
  checks(page: Page): Promise<void>;
}

/** The same site without a password. */
const test = base.extend<Fixtures>({
  baseURL: async ({ openSite }, use) => use(openSite.url),
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

/** Sees something of a page; as a visitor does, loads the page again where its data did not come in time. */
async function see(page: Page, content: Locator): Promise<void> {
  await expect(async () => {
    const again = page.getByRole('link', { name: /^(?:Load it again|Wczytaj ją ponownie)$/ });
    if (await again.isVisible()) await again.click();
    await expect(content).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('finds, filters and reads, and learns how to book', async ({ page, checks }) => {
    await page.goto('/');
    await see(page, heading(page, /^Find the Perfect/));
    await page.getByRole('searchbox').fill('Anna');
    await page.getByLabel('City').selectOption('Warszawa');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/veterinarians\?.*query=Anna&city=Warszawa/);
    await see(page, page.getByRole('heading', { name: 'Dr. Anna Zielińska' }));
    await expect(page.getByRole('searchbox')).toHaveValue('Anna');

    await page.getByRole('link', { name: 'Find Vets' }).click();
    await see(page, page.getByText(/^Showing \d+ veterinarians$/));
    const first = page.getByRole('main').getByRole('article').first();
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await page.getByRole('link', { name: 'Load More Veterinarians' }).click();
    await expect(page).toHaveURL(/\/doctors\?after=/);
    await see(page, first.getByRole('heading'));
    await expect(first.getByRole('heading')).not.toHaveText(name);
    await page.getByRole('checkbox', { name: 'Surgery' }).check();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/specialty=Surgery/);
    await see(page, page.getByRole('link', { name: 'Surgery, remove this filter' }));
    await expect(page.getByRole('checkbox', { name: 'Surgery' })).toBeChecked();
    await page.getByRole('link', { name: 'Most Reviews' }).click();
    await expect(page).toHaveURL('/doctors?specialty=Surgery&sort=reviews');
    const sorted = page.getByRole('link', { name: 'Most Reviews' });
    await see(page, sorted);
    await expect(sorted).toHaveAttribute('aria-current', 'page');
    await checks(page);

    await page
      .getByRole('link', { name: /^Dr\. .+ at \d\d:\d\d$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/veterinarian\/.+date=.+&time=/);
    await see(page, page.getByText(/^Your time: .+ \d\d:\d\d$/));
    await expect(page.getByText(/^Booking online needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^\+48/ }).first()).toHaveAttribute('href', /^tel:\+48/);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to Veterinarians' })).toBeVisible();
    await checks(page);
  });

  test('does the same in Polish', async ({ page, checks }) => {
    await page.goto('/pl');
    await see(page, page.getByRole('link', { name: 'Zobacz profil' }).first());
    await page.getByRole('combobox', { name: 'Zwierzę' }).selectOption('Króliki');
    await page.getByRole('searchbox').fill('stomatologia');
    await page.getByRole('combobox', { name: 'Kiedy' }).selectOption('Jutro');
    await page.getByRole('button', { name: 'Szukaj' }).click();
    // One name for all three, which the map search joins.
    await expect(page).toHaveURL(/\/map-search\?query=/);
    await see(page, page.getByRole('searchbox'));
    await expect(page.getByRole('searchbox')).toHaveValue('królik stomatologia jutro');
    await page.goto('/map-search');
    await see(page, page.getByText(/weterynarzy znaleziono$/));
    await page.getByRole('searchbox').fill('chirurgia');
    await page.getByRole('button', { name: 'Znajdź weterynarza' }).click();
    await expect(page).toHaveURL('/map-search?query=chirurgia');
    const city = page.getByRole('link', { name: 'Kraków', exact: true });
    await see(page, city);
    await city.click();
    await expect(page).toHaveURL(/query=chirurgia&miasto=Krak/);
    await see(page, page.getByRole('heading', { name: 'Najbliżej centrum: Kraków' }));
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^lek\. wet\./ })
      .click();
    await see(page, page.getByText(/^Rezerwacja przez internet wymaga JavaScriptu/));
    await expect(heading(page, /^lek\. wet\./)).toBeVisible();
    await checks(page);
  });

  test('opens the filters of a phone, and reads whom to call in an emergency', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/doctors');
    const filters = page.getByRole('link', { name: 'Filters' });
    await see(page, filters);
    await filters.click();
    await page.getByRole('checkbox', { name: 'Rabbits' }).check();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await see(page, page.getByRole('link', { name: 'Filters (1)' }));
    await page.goto('/emergency');
    const city = page.getByRole('link', { name: 'Kraków', exact: true });
    await see(page, city);
    await city.click();
    await see(page, page.getByRole('heading', { name: 'Open now near Kraków' }));
  });

  test('is told by a page for people who are signed in that it needs JavaScript', async ({ page, checks }) => {
    await page.goto('/appointments/new');
    await expect(heading(page, 'Book an Appointment')).toBeVisible();
    await expect(page.getByText(/^Veto needs JavaScript/)).toBeVisible();
    await expect(page.locator('#first-paint')).toBeHidden();
    await checks(page);
  });
});

test('a browser older than the baseline reads and searches, is told why it cannot do more, and blames nobody', async ({
  page,
  request,
}) => {
  const reports = async () => (await (await request.get('/_reports')).json()) as unknown[];
  const before = await reports();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'structuredClone'));
  const why = page.getByText(
    'You can read and search here, but this browser is too old to sign in or to book: please update it.',
  );
  await page.goto('/');
  await see(page, heading(page, /^Find the Perfect/));
  await expect(why).toBeVisible();
  await page.getByRole('searchbox').fill('Anna');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/veterinarians\?.*query=Anna/);
  await see(page, page.getByRole('heading', { name: 'Dr. Anna Zielińska' }));
  await page.goto('/specialist/1');
  await see(page, page.getByText(/^Rezerwacja przez internet wymaga JavaScriptu/));
  const [sentence, links] = await Promise.all([why.boundingBox(), page.locator('.no-script-links').boundingBox()]);
  expect(links?.y).toBeGreaterThanOrEqual((sentence?.y ?? 0) + (sentence?.height ?? 0));
  await page.goto('/login');
  await expect(why).toBeVisible();
  await expect(page.locator('#veto')).toBeEmpty();
  expect(await reports()).toEqual(before);
});

test('browsers of the baseline can read the syntax of all that is live', async ({ request }) => {
  const channel = (await (await request.get('/channels/stable.json')).json()) as Channel;
  const releases = [channel.shell, ...Object.values(channel.slices)].flatMap((pointer) => pointer?.stable ?? []);
  const files = releases.flatMap((release) =>
    Object.keys(release.files).map((name) => releaseUrl(channel, release) + name),
  );
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  for (const address of scripts) {
    const text = await (await request.get(address)).text();
    const sourceType = address.includes('maplibre') ? 'module' : 'script';
    expect(() => parse(text, { ecmaVersion: 2023, sourceType }), address).not.toThrow();
  }
});

test('a search that is sent before the scripts have come is answered', async ({ page, request }) => {
  await filledDocument(request, '/veterinarians?query=Anna&city=all');
  const held = await holdBack(page);
  await held.open('/');
  await page.getByRole('searchbox').fill('Anna');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/veterinarians\?.*query=Anna/);
  await expect(page.locator('#first-paint').getByRole('searchbox')).toHaveValue('Anna');
  await held.letGo();
  await expect(page.getByRole('searchbox')).toHaveValue('Anna');
});
