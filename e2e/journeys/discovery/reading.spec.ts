import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

const PAGES = [
  ['/', 'Find the Perfect Veterinarian for Your Pet', /Home/, /best veterinarians for your pets/],
  ['/doctors', 'Find a Veterinarian', /Find a Veterinarian/, /specialty, rating/],
  ['/veterinarians', 'Our Veterinarians', /Our Veterinarians/, /in your city/],
  ['/services', 'Services', /Services/, /Preventive care/],
  ['/help', 'Help Center', /Help Center/, /Answers/],
  ['/contact', 'Contact Us', /Contact Us/, /Write/],
  ['/privacy', 'Privacy Policy', /Privacy Policy/, /stores about you/],
  ['/terms', 'Terms of Service', /Terms of Service/, /rules/],
  ['/emergency', 'Emergency Pet Care', /Emergency Pet Care/, /emergency/],
] as const;

test('each page has one heading, a title and a description of its own', async ({ page }) => {
  const titles = new Set<string>();
  for (const [path, heading, title, description] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(heading));
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PAGES.length);
});

test('the privacy page names every cookie and key that the site has written', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.owner());
  for (const path of ['/doctors', '/map-search', '/pets', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 400);
  }
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  const written = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
  ]);
  expect(written).toContain('veto_visitor');
  const named = (await page.getByRole('main').textContent()) ?? '';
  const general = (key: string) =>
    key.replace(/^sb-.*-auth-token/, 'sb-…-auth-token').replace(/^veto_offline:.*/, 'veto_offline:…');
  for (const key of written) expect(named).toContain(general(key));
});

test('the legal pages and services say something, with links that lead on', async ({ page }) => {
  for (const path of ['/privacy', '/terms', '/services', '/emergency']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
    expect((await main.textContent())?.length).toBeGreaterThan(1000);
    const addresses = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const address of new Set(addresses.filter((one) => one?.startsWith('/')))) {
      await page.goto(address ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
    }
  }
});

test('the questions can be searched', async ({ page }) => {
  await page.goto('/help');
  const main = page.getByRole('main');
  await expect(main.getByText(/^\d\d questions$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('CANCEL visit');
  const count = main.getByText(/^\d+ questions?$/);
  await expect(count).toHaveText(/^[1-9] questions?$/);
  await main.getByRole('heading', { level: 3 }).first().getByRole('button').click();
  await expect(main.getByText(/cancel/i).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('zzzzzz');
  await expect(main.getByText('No question matches your search')).toBeVisible();
  await main.getByRole('button', { name: 'Show all questions' }).click();
  await expect(count).toHaveText(/^\d\d questions$/);
});

test('a question that the address names is opened and shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/help#emergency');
  const question = page.getByRole('button', { name: 'My pet needs help right now. What do I do?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
});

test('the contact form says what is missing, sends, and stops after three in a short time', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 429/, /Change failed/);
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  const send = form.getByRole('button', { name: 'Send message' });
  await send.click();
  for (const sentence of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a subject',
    'Message must be at least 10 characters',
  ])
    await expect(form.getByText(sentence)).toBeVisible();
  await form.getByLabel('Name').fill('Olga Nowak');
  await form.getByLabel('Email').fill(`${crypto.randomUUID()}@e2e.veto.example`);
  for (const turn of [1, 2, 3, 4]) {
    await form.getByLabel('Subject').fill(`Question ${turn}`);
    await form.getByLabel('Message').fill('Do you open on Sundays?');
    const answered = page.waitForResponse(/contact_messages/);
    await send.click();
    await answered;
    if (turn < 4) await expect(form.getByLabel('Message')).toHaveValue('');
  }
  await expectToast(page, 'Error', 'Too many messages in a short time. Please try again later.');
  await expect(form.getByLabel('Message')).toHaveValue('Do you open on Sundays?');
});
