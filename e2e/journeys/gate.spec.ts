import { done } from '../fixtures/accounts.ts';
import { countPresses } from '../fixtures/presses.ts';
import { sendSignIn } from '../fixtures/sign-in-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ gate: 'closed' });

test('the gate leads to the page behind it, and stays open', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1, name: 'Find a Veterinarian' });
  await page.goto('/doctors');
  await expect(page.getByRole('heading', { name: 'Access Protected' })).toBeVisible();
  await expect(page.getByText('Enter password to access Veto')).toBeVisible();
  await page.getByPlaceholder('Enter password').fill('veto');
  await page.getByRole('button', { name: 'Access Site' }).click();
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page.getByText('Access Protected')).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('veto_authenticated'))).toBe('true');
});

test('a shared passport opens without the password, and every other page still asks for it', async ({
  page,
  accounts,
}) => {
  const owner = await accounts.owner();
  const { id: pet } = await done(
    owner.db.from('pets').insert({ owner_id: owner.id, name: 'Burek', type: 'Dog' }).select('id').single(),
  );
  const secret = await done(owner.db.rpc('create_passport_link', { pet, shows: [], hours: 1 }));
  const gate = page.getByRole('heading', { name: 'Access Protected' });

  await page.goto(`/passport#${secret}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Burek' })).toBeVisible();
  await expect(gate).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a Vet' }).click();
  await expect(gate).toBeVisible();
  await expect(page).toHaveURL(/\/doctors$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Burek' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('veto_authenticated'))).toBeNull();

  await page.goto('/pets');
  await expect(gate).toBeVisible();
  await page.goto('/passport');
  await expect(gate).toBeVisible();
});

test('whoever is invited by a link signs in and joins without the password', async ({ page, accounts }) => {
  const [owner, friend] = await Promise.all([accounts.owner(), accounts.owner()]);
  const { id: pet } = await done(
    owner.db.from('pets').insert({ owner_id: owner.id, name: 'Burek', type: 'Dog' }).select('id').single(),
  );
  const rights = { may_book: false, may_message: false, may_read_record: true, may_record_medicines: false };
  const secret = await done(owner.db.rpc('invite_to_household', { pets: [pet], role: 'carer', ...rights }));

  await page.goto(`/household/join#${secret}`);
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Sign in to accept' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fhousehold%2Fjoin$/);
  await page.reload();
  await sendSignIn(page, friend);
  await page.getByRole('button', { name: 'Accept' }).click();
  const burek = page.getByRole('heading', { level: 1, name: 'Burek', exact: true });
  await expect(burek).toBeVisible();
  // To sign in, to send the form, to accept.
  expect(presses()).toBe(3);
  await page.reload();
  await expect(burek).toBeVisible();
});

test('a wrong link shows that it does not work, and nothing else', async ({ page }) => {
  await page.goto('/passport#never-was-one');
  await expect(page.getByText('This link does not work, or no longer works.')).toBeVisible();
  await page.goto('/unsubscribe/never-was-one');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This link does not work')).toBeVisible();
});
