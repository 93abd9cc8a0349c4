import { done } from '../fixtures/accounts.ts';
import { sendSignIn } from '../fixtures/sign-in-form.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectToast } from '../fixtures/toasts.ts';

test('a visitor saves a vet on the way through signing in, finds them when booking, and removes them', async ({
  page,
  accounts,
}) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian()]);
  const name = `Dr. ${vet.fullName}`;
  const heart = page.getByRole('button', { name: `Save ${name}` });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const list = `/doctors?text=${encodeURIComponent(vet.fullName)}`;
  await page.goto(list);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(asked.filter((url) => /saved|owner-heart/.test(url))).toEqual([]);
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?next=/);
  await sendSignIn(page, owner);
  await expectToast(page, 'Saved', `When you book a visit, ${name} is among your veterinarians.`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await expect(page).toHaveURL(list);

  await page.goto('/appointments/new');
  const own = page.getByRole('region', { name: 'Your veterinarians' });
  await expect(own.getByRole('link', { name: new RegExp(`^${name}, .* at \\d\\d:\\d\\d$`) }).first()).toBeVisible();
  await own.getByRole('button', { name: `Save ${name}` }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => done(owner.db.from('saved_veterinarians').select('veterinarian_id'))).toEqual([]);
});
