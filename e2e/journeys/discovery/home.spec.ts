import { expect, test } from '../../fixtures/test.ts';

test('each feature leads to what it promises', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.owner());
  await page.goto('/');
  for (const [feature, heading, address] of [
    ['Easy Search', 'Find a Veterinarian', /\/doctors$/],
    ['Online Booking 24/7', 'Find a Veterinarian', /\/doctors\?sort=earliest$/],
    ['Direct Messaging', 'Messages', /\/messages$/],
    ['Verified Reviews', 'Find a Veterinarian', /\/doctors\?sort=reviews$/],
    ['Reminders', 'My Appointments', /\/appointments$/],
    ['Emergency Information', 'Emergency Pet Care', /\/emergency$/],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: feature }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
  }
});

test('each care type leads to somebody who offers it', async ({ page }) => {
  await page.goto('/');
  for (const [care, address] of [
    ['Preventive care', /\/doctors\?specialty=General\+Veterinarian$/],
    ['Dental services', /\/doctors\?specialty=Dentistry$/],
    ['Surgery', /\/doctors\?specialty=Surgery$/],
    ['Emergency care', /\/emergency$/],
    ['Specialized treatments', /\/doctors\?specialty=/],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: care, exact: true }).click();
    await expect(page).toHaveURL(address);
    if (address.source.includes('doctors')) await expect(page.getByText(/^Showing \d+ veterinarians?$/)).toBeVisible();
    await page.goBack();
  }
});

test('the calls to action lead on; a veterinarian is chosen for who joins as one', async ({ page }) => {
  await page.goto('/');
  for (const [name, address] of [
    ['View All Veterinarians', /\/doctors$/],
    ['Explore All Services', /\/services$/],
    ['Find a Veterinarian', /\/doctors$/],
    ['Register Now', /\/register$/],
    ['Join as a Veterinarian', /\/register\?type=veterinarian$/],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Veterinarian' })).toBeChecked();
});

test('testimonials are published reviews, featured veterinarians the best rated', async ({ page, accounts }) => {
  await page.goto('/');
  const db = await accounts.visitor();
  const owners = page.getByRole('region', { name: 'What Pet Owners Say' });
  await expect(owners.getByRole('article')).toHaveCount(3);
  for (const review of await owners.getByRole('article').all()) {
    const comment = await review.locator('p').last().textContent();
    const { data } = await db.from('reviews').select('id').gte('rating', 4).eq('comment', comment);
    expect(data?.length, comment ?? '').toBeGreaterThan(0);
  }
  const featured = page.getByRole('region', { name: 'Featured Veterinarians' });
  await expect(featured.getByRole('article').getByText(/^Rated /)).toHaveCount(3);
  const links = featured.getByRole('link', { name: /View Profile/ });
  await expect(links).toHaveCount(3);
  await links.first().click();
  await expect(page).toHaveURL(/\/veterinarian\//);
});

test('an empty search shows everybody', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/veterinarians\?query=&city=all$/);
  await expect(page.getByText('Meet our team of experienced veterinary professionals', { exact: true })).toBeVisible();
});

test('nobody who is signed in is asked to register', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.owner());
  for (const [path, heading] of [
    ['/', 'Find the Perfect Veterinarian for Your Pet'],
    ['/doctors', 'Find a Veterinarian'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Pets' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Register|Join as a Veterinarian/ })).toHaveCount(0);
    await expect(page.getByText('Are you a veterinarian?')).toHaveCount(0);
  }
});

test('drawings and cards of the document are seen while their code is on its way', async ({ page }) => {
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('veto-answers');
  const arrive = Promise.withResolvers<void>();
  await page.route('**/home-parts.*.js', async (route) => {
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
  expect(await cards.first().getAttribute('href')).toBe(href);
  await expect.poll(async () => (await street.boundingBox())?.height).toBeCloseTo(height, 0);
  await expect(search).toHaveValue('rabbit');
});

test('the page stays where the code of its drawings and cards does not arrive, and Try again shows the cards', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /ChunkLoadError/, /home-parts/);
  await page.route('**/home-parts.*.js*', (route) => route.abort());
  await page.goto('/');
  const search = page.getByRole('searchbox');
  await search.fill('rabbit');
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to fetch veterinarians.' });
  await expect(failed).toBeVisible();
  await expect(page.locator('#slice-outlet [data-drawing=street] svg path').first()).toBeVisible();
  await expect(search).toHaveValue('rabbit');
  await page.unroute('**/home-parts.*.js*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'View Profile' })).toHaveCount(3);
});
