import { done, warsawDate } from '../../fixtures/accounts.ts';
import { drawnPicture } from '../../fixtures/pictures.ts';
import { sendSignIn } from '../../fixtures/sign-in-form.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { takeSlot } from '../../fixtures/visits.ts';
import { expect, test } from '../site/test.ts';

test.use({ serviceWorkers: 'allow' });

const LATER_SHELL = '1.9.0-0ff11e0ff11e';

test('visited pages are read without a network until signing out; others say so, and a release is never missed', async ({
  page,
  context,
  accounts,
  store,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/, /Query failed/, /Change failed/);
  problems.expect(/The profile could not be read/, /VETO-301/);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian()]);
  const pet = await done(
    owner.db.from('pets').insert({ owner_id: owner.id, name: 'Burek', type: 'Dog' }).select('id').single(),
  );
  const visit = await takeSlot(owner, vet, warsawDate(3), '09:00');
  const passport = `/pets/${pet.id}/passport`;
  const kept = (path: string) => page.evaluate(async (address) => Boolean(await caches.match(address)), path);
  await page.goto('/login');
  await sendSignIn(page, owner, { remember: true });
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { name, buffer } = await drawnPicture(page, { width: 60, height: 40, left: 'red', type: 'image/jpeg' });
  const bucket = owner.db.storage.from('pet-images');
  const file = await done(bucket.upload(`${pet.id}/${name}`, buffer, { contentType: 'image/jpeg' }));
  const { pathname } = new URL(bucket.getPublicUrl(file.path).data.publicUrl);
  const photo = new URL(pathname, page.url()).href;
  await done(owner.db.from('pets').update({ image_url: photo }).eq('id', pet.id).select('id').single());
  const portrait = main.getByRole('img', { name: 'Photo of Burek' });
  const drawn = () => portrait.evaluate((element: HTMLImageElement) => element.naturalWidth);

  await page.goto('/emergency');
  await expect(main.getByRole('combobox', { name: 'Near' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Passport of Burek' })).toBeVisible();
  // The city of the visit comes with the visits, and its list after that.
  await expect(main.getByRole('combobox', { name: 'Near' })).toHaveValue(/gdynia/i);
  await expect(main.getByRole('link', { name: /^Call / }).first()).toBeVisible();
  await page.goto(passport);
  await expect(title).toHaveText('Burek’s passport');
  await expect.poll(() => kept(photo), 'the photo').toBe(true);
  await page.goto('/appointments');
  const ticket = main.getByRole('article').filter({ hasText: vet.fullName });
  await expect(ticket).toBeVisible();
  // By a link: the document of this address is fetched for later.
  await page.evaluate((path) => history.pushState(null, '', path), `/appointments/${visit.id}`);
  await expect(title).toContainText('Figa sees');
  for (const path of ['/emergency', '/pets/:id/passport', '/appointments', '/appointments/:id'])
    await expect.poll(() => kept(path), path).toBe(true);
  const privacy = await (await page.request.get('/privacy')).text();
  const caching = await page.evaluate(() => caches.keys());
  expect(
    caching.filter((name) => !privacy.includes(name)),
    'caches that the privacy page does not name',
  ).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(title).toContainText('Figa sees');
  await expect(page.getByText(/^You are offline\. You see what was loaded on \w+, \w+ \d+\./)).toBeVisible();
  await page.goto('/appointments?tab=upcoming');
  await expect(ticket).toBeVisible();
  await page.goto(passport);
  await expect(title).toHaveText('Burek’s passport');
  await expect.poll(drawn, 'the photo, without a network').toBe(60);
  await main.getByRole('button', { name: 'Report as lost' }).click();
  const lost = page.getByRole('dialog', { name: 'When did you last see Burek?' });
  await lost.getByLabel('Where?').fill('By the pond');
  await lost.getByRole('button', { name: 'Report as lost' }).click();
  await expectToast(page, 'You are offline.', 'Nothing was sent; your words are kept.');
  await expect(lost.getByLabel('Where?')).toHaveValue('By the pond');
  await page.goto('/services');
  await expect(title).toHaveText('You are offline');
  await main.getByRole('link', { name: 'Emergency help' }).click();
  await expect(title).toHaveText('Emergency Pet Care');
  await expect(main.getByRole('link', { name: /^Call / }).first()).toBeVisible();
  await expect(
    main.getByText(/^This list is of \w{3} \d+, \d{4}, \d\d:\d\d, when Veto was last reached\.$/),
  ).toBeVisible();
  await main.getByText('Bleeding that does not stop').click();
  await expect(main.getByText(/^Press a clean cloth firmly/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Passport of Burek' })).toBeVisible();

  await store.publishShell(LATER_SHELL);
  const laterShell = page.locator(`script[src*="/releases/shell/${LATER_SHELL}/"]`);
  await page.reload();
  await expect(title).toHaveText('Emergency Pet Care');
  await expect(laterShell).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(title).toHaveText('Emergency Pet Care');
  await expect(laterShell).not.toHaveCount(0);

  await page.goto('/dashboard');
  await main.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  // The home page has all its code.
  await expect(main.getByRole('link', { name: 'View Profile' }).first()).toBeVisible();
  await context.setOffline(true);
  await page.goto(passport);
  await expect(main.getByText('Please log in to view pet details')).toBeVisible();
  const left = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(async () => (await left()).filter((key) => key.startsWith('veto_offline:'))).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('veto-photos'))).toBe(false);
  const pages = await page.evaluate(async () =>
    (await (await caches.open('veto-documents')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(pages).toContain('/pets/:id/passport');
  expect(pages.filter((path) => path.includes(pet.id) || path.includes(visit.id))).toEqual([]);
});
