import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

test('the privacy page names every cookie and key that the site has written', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.owner());
  await page.goto('/map-search');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Moje zwierzęta', 'English', 'Find a Vet', 'Privacy Policy']) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 400);
    await footer.getByRole('link', { name }).click();
  }
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

test('a question that the address names is opened and shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/help#emergency');
  const question = page.getByRole('button', { name: 'My pet needs help right now. What do I do?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
});

test('the contact form sends, and stops after three in a short time', async ({ page, problems }) => {
  problems.expect(/status of 429/, /Change failed/);
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  const send = form.getByRole('button', { name: 'Send message' });
  await form.getByLabel('Name').fill('Olga Nowak');
  await form.getByLabel('Email').fill(`${crypto.randomUUID()}@e2e.veto.example`);
  for (const turn of [1, 2, 3, 4]) {
    await form.getByLabel('Subject').fill(`Question ${turn}`);
    await form.getByLabel('Message').fill('Do you open on Sundays?');
    const answered = page.waitForResponse(/contact_messages/);
    await send.click();
    await answered;
    if (turn === 4) continue;
    await expectToast(page, 'Message sent', 'Thank you. We will answer you by email.');
    await expect(form.getByLabel('Message')).toHaveValue('');
  }
  await expectToast(page, 'Error', 'Too many messages in a short time. Please try again later.');
  await expect(form.getByLabel('Message')).toHaveValue('Do you open on Sundays?');
});
