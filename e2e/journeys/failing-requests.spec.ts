import type { BrowserContext, Request } from '@playwright/test';
import { expectDataProblems } from '../fixtures/broken-answers.ts';
import { withoutAnswers } from '../fixtures/documents-without-answers.ts';
import { expect, test } from '../fixtures/test.ts';

/** A request and its two repetitions; then the screen says what happened and offers to try again. */
const MOST_REQUESTS = 3;
const WATCHED_MS = 10_000;

/** By who looks: every screen that asks the database for something. */
const SCREENS = {
  'signed-out': ['/', '/doctors', '/veterinarians', '/veterinarian/:vet', '/map-search', '/specialist/1'],
  owner: [
    '/pets',
    '/pets/:vet',
    '/appointments',
    '/appointments/new',
    '/appointments/new?veterinarianId=:vet',
    '/dashboard',
    '/messages',
    '/veterinarian/:vet',
  ],
  veterinarian: [
    '/dashboard',
    '/dashboard?tab=appointments',
    '/appointments',
    '/for-vets/start',
    '/for-vets/manage',
    '/for-vets/calendar',
    '/vet-details',
    '/messages',
  ],
};

/** Whom the page belongs to is read by the shell: without it there would be no screen to look at. */
const isAboutTheSession = (url: URL) => url.searchParams.get('select')?.includes('user_type') ?? false;

/** Lets the database fail from here on, and counts how often each page asks for the same. */
async function failAndCount(context: BrowserContext): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const nameOf = (request: Request) =>
    [
      // A screen, though two of one path are open: their tabs are in the address.
      request.frame().page().url(),
      request.method(),
      new URL(request.url()).pathname,
      new URL(request.url()).search,
      request.postData() ?? '',
    ].join(' ');
  await withoutAnswers(context);
  await context.route('**/rest/v1/**', (route) => {
    const request = route.request();
    if (isAboutTheSession(new URL(request.url()))) return route.fallback();
    counts.set(nameOf(request), (counts.get(nameOf(request)) ?? 0) + 1);
    return route.fulfill({ status: 500, json: { message: 'deadlock detected', code: '40P01' } });
  });
  return counts;
}

test.beforeEach(({ problems }) => expectDataProblems(problems));

test('no screen repeats a request that fails', async ({ newVisitor, accounts, signIn }) => {
  test.setTimeout(180_000);
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const watchEverything = Object.entries(SCREENS).map(async ([visitor, screens]) => {
    const first = await newVisitor();
    const context = first.context();
    if (visitor !== 'signed-out') await signIn(visitor === 'owner' ? owner : vet, first);
    const counts = await failAndCount(context);
    const pages = await Promise.all(
      screens.map(async (screen) => {
        const page = await context.newPage();
        await page.goto(screen.replace(':vet', vet.id));
        await expect(page.getByRole('main')).toBeVisible();
        return page;
      }),
    );
    await expect.poll(() => counts.size, `asked by ${visitor}`).toBeGreaterThan(0);
    // Watched, not waited for: what must not come has no sign of its own.
    await pages[0]?.waitForTimeout(WATCHED_MS);
    expect([...counts].filter(([, count]) => count > MOST_REQUESTS)).toEqual([]);
  });
  await Promise.all(watchEverything);
});

test('a practice that cannot be loaded says so, and comes with a retry', async ({ page, accounts, signIn }) => {
  const vet = await accounts.veterinarian();
  await signIn(vet);
  const concerned = /\/rest\/v1\/(profiles|working_hours)/;
  await page.route(concerned, (route) =>
    isAboutTheSession(new URL(route.request().url()))
      ? route.fallback()
      : route.fulfill({ status: 500, json: { message: 'deadlock detected', code: '40P01' } }),
  );
  await page.goto('/for-vets/manage');
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await page.unroute(concerned);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your profile is live')).toBeVisible();
});
