import { done } from '../../fixtures/accounts.ts';
import { openAddPet } from '../../fixtures/pet-dialog.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

test('without a network what is loaded goes on, what is not has a card, and back online Retry brings it', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource/, /VETO-10\d/, /ChunkLoadError|Loading chunk/);
  // The document only outlines the other slices: the rest of the channel cannot be had, or their files.
  problems.expect(/Query failed/, /VETO-301/);
  await page.goto('/doctors');
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Join Our Platform' }).click();
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('The rest of the site works as usual.');
  await expect(card).toContainText(/Error code VETO-(10\d|301)/);
  await footer.getByRole('link', { name: 'Find a Vet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('The menu did not come'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await refused;
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await expect(card).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('The menu could not be opened. Please try again.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Veto for veterinarians' })).toBeVisible();
});

test('an owner without a network reads on, is refused a change at once, loses no word, and goes on by itself', async ({
  page,
  context,
  accounts,
  signIn,
  problems,
}) => {
  problems.expect(/Change failed/, /Query failed/, /ERR_INTERNET_DISCONNECTED/);
  const owner = await accounts.owner();
  await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Burek', type: 'Dog' }).select());
  await signIn(owner);
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Burek' })).toBeVisible();
  const dialog = await openAddPet(page);
  await dialog.getByLabel(/^Name/).fill('Azor');
  await dialog.getByLabel(/^Type/).selectOption('Dog');

  await context.setOffline(true);
  const note = page.getByText(/^You are offline\. You see what was loaded on \w+, \w+ \d+\./);
  await expect(note).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Pet' }).click();
  await expectToast(page, 'You are offline.', 'Nothing was sent; your words are kept.');
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Azor');
  await expect(page.getByRole('heading', { name: 'Burek', includeHidden: true })).toBeVisible();

  await context.setOffline(false);
  await expect(note).toBeHidden();
  await dialog.getByRole('button', { name: 'Add Pet' }).click();
  await expectToast(page, 'Success', 'Azor has been added to your pets!');
  await expect(page.getByRole('heading', { name: 'Azor' })).toBeVisible();
});
