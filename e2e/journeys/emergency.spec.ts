import type { Page } from '@playwright/test';
import type { VeterinarianAccount } from '../fixtures/accounts.ts';
import { withoutAnswers } from '../fixtures/documents-without-answers.ts';
import { countPresses } from '../fixtures/presses.ts';
import { expect, test } from '../fixtures/test.ts';

/** Somewhere in the Baltic, where no practice is nearer: neither of the demo, nor of another run. */
const AT_SEA = { latitude: 55 + Math.random() / 2, longitude: 16 + Math.random() };
/** A Tuesday, 03:00 in Warsaw. */
const AT_THREE = '2027-01-12T02:00:00Z';

/** Page and database at this moment: the page's clock, and the database by the argument that its question has for it. */
async function at(page: Page, moment: string): Promise<void> {
  // A page that is open would read 1970 for a moment.
  await page.goto('about:blank');
  await page.clock.setFixedTime(moment);
  // The server's clock would put that of the page right.
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, Symbol.for('veto.clock'), { configurable: true, get: () => 0, set() {} }),
  );
  await withoutAnswers(page);
  await page.route('**/rest/v1/rpc/emergency_contacts*', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), at: moment }) }),
  );
}

async function onDuty({ db }: VeterinarianAccount, weekday: number, starts_at: string, ends_at: string): Promise<void> {
  const { error } = await db.rpc('set_emergency_hours', { hours: [{ weekday, starts_at, ends_at }] });
  expect(error).toBeNull();
}

test('whoever takes emergencies at night has the first number at 03:00', async ({ page, context, accounts }) => {
  const position: [number, number] = [AT_SEA.longitude, AT_SEA.latitude];
  const [vet, byDay] = await Promise.all([accounts.veterinarian({ position }), accounts.veterinarian({ position })]);
  await Promise.all([onDuty(vet, 1, '20:00', '08:30'), onDuty(byDay, 2, '08:00', '20:00')]);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(AT_SEA);
  await at(page, AT_THREE);
  await page.goto('/emergency');
  await page.getByRole('button', { name: 'Use my position' }).click();
  const first = page.getByRole('region', { name: 'Nearest, open now' });
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(`Clinic of ${vet.fullName}`);
  await expect(first).toContainText('Open until 08:30');
  await expect(first).toContainText('0.1 km');
  const call = first.getByRole('link', { name: `Call 58 123 45 67, Clinic of ${vet.fullName}` });
  await expect(call).toHaveAttribute('href', 'tel:+48581234567');
  await expect(page.getByText('Distances are from your position.')).toBeVisible();
  await expect(page.getByText(`Clinic of ${byDay.fullName}`)).toBeHidden();
  const row = page.getByRole('region', { name: 'Open now near you' }).getByRole('listitem').first();
  await expect(row).toContainText(vet.fullName);
  await expect(row).toContainText('until 08:30');
});

test('one press on a phone’s first screen shows the number, the second calls; of the city that was searched last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/veterinarians?query=&city=Krak%C3%B3w');
  await expect(page.getByText('Showing veterinarians in Kraków')).toBeVisible();
  await at(page, AT_THREE);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Emergency: whom to call now' });
  await expect(link).toBeInViewport({ ratio: 1 });
  const presses = await countPresses(page);
  await link.click();
  await expect(page.getByText('from the centre of Kraków, which you searched last')).toBeVisible();
  const main = page.getByRole('main');
  const first = main.getByRole('link', { name: /^Call / }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
  expect(presses()).toBe(1);
  const sizes = await main
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .map((each) => ({ size: Number.parseFloat(getComputedStyle(each).fontSize), text: each.textContent ?? '' })),
    );
  const largest = sizes.toSorted((one, other) => other.size - one.size)[0];
  expect(largest?.text, 'the largest letters of the page').toMatch(/^[\d ]+$/);
});

test('lists nearest first, whoever is further than 50 km apart, also for visitors who keep their position to themselves; and opens one sign at a time', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await at(page, AT_THREE);
  await page.goto('/emergency');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Use my position' }).click();
  await expect(
    main.getByText('Your position is not available. Distances are from the centre of Warszawa.'),
  ).toBeVisible();
  const kilometres = async (name: string) =>
    (
      await main
        .getByRole('region', { name })
        .getByText(/^\d[\d.]* km$/)
        .allTextContents()
    ).map(Number.parseFloat);
  await expect(
    main.getByRole('region', { name: 'Open now near Warszawa' }).getByRole('listitem').first(),
  ).toBeVisible();
  const near = await kilometres('Open now near Warszawa');
  const far = await kilometres('Further than 50 km');
  for (const list of [near, far]) expect(list).toEqual(list.toSorted((one, other) => one - other));
  expect(Math.max(...near)).toBeLessThanOrEqual(50);
  expect(Math.min(...far)).toBeGreaterThan(50);
  await expect(main.getByText(/^Source: Demo entry/).first()).toBeVisible();

  await main.getByText('Ate something poisonous').click();
  await expect(main.getByText(/^Do not make it vomit/)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByText(/^Do not press on the belly/)).toBeVisible();
  await expect(main.getByText(/^Do not make it vomit/)).toBeHidden();

  await main.getByRole('combobox', { name: 'Near' }).selectOption('Gdynia');
  await expect(main.getByRole('heading', { name: 'Open now near Gdynia' })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Open now near Gdynia' })).toBeVisible();
});
