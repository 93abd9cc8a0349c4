import type { APIRequestContext, Page } from '@playwright/test';
import { done } from '../fixtures/accounts.ts';
import { test as base, expect } from '../fixtures/test.ts';

/** The same site without a password: what search engines find. */
const test = base.extend({
  baseURL: async ({ openSite }, use) => use(openSite.url),
});

const canonicalOf = (page: Page) => page.locator('link[rel=canonical]');
const statusAt = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();

test("a vet's address says what has become of it, and the page the same in its own words", async ({
  page,
  request,
  accounts,
  problems,
}) => {
  problems.expect(/status of 410/);
  const [listed, hidden, gone] = await Promise.all([1, 2, 3].map(() => accounts.veterinarian()));
  if (!listed || !hidden || !gone) throw new Error('three signed up');
  await done(hidden.db.from('profiles').update({ city: '' }).eq('id', hidden.id).select('id'));
  expect((await gone.db.rpc('delete_account', { address: gone.email })).error).toBeNull();
  // While the database is slow to answer, an address has the page that it would have.
  const becomes = (path: string, status: number) => expect.poll(() => statusAt(request, path)).toBe(status);
  for (const kind of ['veterinarian', 'specialist']) {
    await becomes(`/${kind}/${listed.id}`, 200);
    await becomes(`/${kind}/${hidden.id}`, 404);
    await becomes(`/${kind}/${gone.id}`, 410);
  }
  await becomes('/veterinarian/1', 301);
  const former = await request.get('/veterinarian/1', { maxRedirects: 0 });
  expect(former.headers().location).toMatch(/^\/veterinarian\/[\da-f-]{36}$/);
  await page.goto(`/veterinarian/${gone.id}`);
  await expect(page).toHaveURL(/\/veterinarians$/);
});

test('a list has one address, figures of its city and the way to its neighbours', async ({
  page,
  accounts,
  openSite,
}) => {
  // Where nobody has a photo, which would be at the other site's address.
  await Promise.all(['Lublin', 'Białystok'].map((city) => accounts.veterinarian({ city })));
  await page.goto('/doctors?utm_source=mail&city=lublin');
  await expect(page).toHaveTitle('Find a Veterinarian in Lublin · Veto');
  await expect(canonicalOf(page)).toHaveAttribute('href', `${openSite.url}/doctors?city=Lublin`);
  await expect(page.getByText(/^\d+ veterinarians? in Lublin.*The first free day is/)).toBeVisible();
  await page.getByRole('link', { name: 'Białystok', exact: true }).click();
  await expect(page).toHaveTitle('Find a Veterinarian in Białystok · Veto');
  await expect(canonicalOf(page)).toHaveAttribute('href', `${openSite.url}/doctors?city=Bia%C5%82ystok`);
});

test('a profile says who it is, and has a picture for shared links', async ({ page, request, accounts, openSite }) => {
  const vet = await accounts.veterinarian({ city: 'Warszawa', specialty: 'general' });
  await page.goto(`/veterinarian/${vet.id}?date=2027-01-12`);
  await expect(page).toHaveTitle(`Dr. ${vet.fullName}, general practitioner in Warsaw · Veto`);
  await expect(canonicalOf(page)).toHaveAttribute('href', `${openSite.url}/veterinarian/${vet.id}`);
  await page.goto(`/specialist/${vet.id}`);
  await expect(page).toHaveTitle(`lek. wet. ${vet.fullName}, weterynarz, Warszawa · Veto`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  const picture = await request.get(`/_og/veterinarian/${vet.id}.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  const png = await picture.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
