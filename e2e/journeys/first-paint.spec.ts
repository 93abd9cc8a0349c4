import { expect, test } from '../fixtures/test.ts';

const BACKGROUNDS = { light: 'rgb(250, 246, 241)', dark: 'rgb(25, 15, 31)' } as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`before any script the page has the background of the system's theme, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false, colorScheme });
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUNDS[colorScheme]);
    await page.close();
  });
}

test('a theme that was chosen wins over the system, before the site has started and after', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /VETO-303/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('veto_color_mode', 'light'));
  await page.route(/\/releases\/shell\/.*\/shell\..*\.js$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUNDS.light);
  await page.unroute(/\/releases\/shell\/.*\/shell\..*\.js$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUNDS.light);
});

test('drawings and cards of the document are seen while their code is on its way', async ({ page }) => {
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('veto-answers');
  const arrive = Promise.withResolvers<void>();
  await page.route('**/home-parts.js', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto('/');
  const search = page.getByRole('searchbox');
  await search.fill('rabbit');
  const street = page.locator('#slice-outlet [data-drawing=street]');
  await expect(street.locator('svg path').first()).toBeVisible();
  const { height } = (await street.boundingBox()) ?? { height: 0 };
  const cards = page.locator('#slice-outlet').getByRole('link', { name: 'View Profile' });
  await expect(cards).toHaveCount(3);
  const href = await cards.first().getAttribute('href');
  arrive.resolve();
  await expect(page.getByRole('region', { name: 'Featured Veterinarians' }).locator('[id^=kept-]')).toHaveCount(0);
  await expect(cards).toHaveCount(3);
  await expect.poll(() => cards.first().getAttribute('href')).toBe(href);
  await expect.poll(async () => (await street.boundingBox())?.height).toBeCloseTo(height, 0);
  await expect(search).toHaveValue('rabbit');
});
