import type { Page } from '@playwright/test';
import { sheetOf } from '../fixtures/booking-dialog.ts';
import { filledDocument } from '../fixtures/filled-document.ts';
import { doublesOf, holdBack, looksOf, watchForDoubles } from '../fixtures/painted-document.ts';
import { expectScreen } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ looksAt: 'document' });

const ANNA = '/veterinarian/5eed0001-0000-4000-8000-000000000001';
const PAGES = ['/', '/doctors', '/veterinarians', '/services', ANNA, '/map-search', '/specialist/1', '/emergency'];
/** Of each language and kind one is judged together with header and footer. */
const COMPOSED = ['/doctors', ANNA, '/specialist/1'];
/** Somebody may book one at any moment, or says so with each visit. */
const TIMES = /\/rpc\/(free_slots|next_free_days)$/;
/** What the page asks once it is seen, and no document shows: counts beside filters, and where the vets are for a map. */
const LATER = /\/rpc\/(count_filter_options|veterinarians_on_map)$|\/profiles\?select=id,phone,latitude/;

/** What a page asks the database, by path and columns. */
function questionsOf(page: Page): string[] {
  const questions: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const columns = searchParams.get('select');
    if (pathname.startsWith('/rest/')) questions.push(columns ? `${pathname}?select=${columns}` : pathname);
  });
  return questions;
}

/** The page's clock stands: the answers of its document grow no older, however long a busy machine takes to mount it. */
function stopClock(): void {
  const now = Date.now();
  Date.now = () => now;
}

/** Keeps words and their places; answers that come later may stand beside them. */
const isText = (line: string) => !line.includes("''");

test('documents hold what their pages show, before any script', async ({ request }) => {
  const paintIn = (document: string) => /<template id="first-paint-page">(.*?)<template/s.exec(document)?.[1];
  const paintOf = async (path: string) => paintIn(await filledDocument(request, path));
  expect(await paintOf('/')).toMatch(/Dr\. \p{Lu}.*from \d+ zł/su);
  expect(await paintOf('/doctors')).toMatch(/Dr\. \p{Lu}/u);
  expect(await paintOf(ANNA)).toMatch(/<h1[^>]*>Dr\. \p{Lu}/u);
  expect(await paintOf('/doctors?specialty=Surgery&utm_source=mail')).toContain('Surgery');
  expect(await paintOf('/services')).toMatch(
    /Dental care from.\d+.zł, \d+ minutes.*Specialized treatments.*Not sure what your pet needs\?/s,
  );
});

for (const [width, paths] of [
  [360, PAGES],
  [1280, ['/', '/doctors', '/veterinarians']],
] as const)
  test(`pages ask again for times alone, take the place of their document without a jump, and fit, ${width} px wide`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.addInitScript(stopClock);
    await watchForDoubles(page);
    const questions = questionsOf(page);
    const held = await holdBack(page);
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize({ width, height: 800 });
        await filledDocument(request, path);
        await held.open(path);
        const first = (await looksOf(page, '#first-paint main')).filter(isText).slice(0, 40);
        questions.length = 0;
        await held.letGo();
        expect.soft((await looksOf(page, '#veto main')).filter(isText), path).toEqual(expect.arrayContaining(first));
        expect.soft(await page.evaluate(() => document.activeElement?.tagName), path).toBe('BODY');
        await page.waitForLoadState('networkidle');
        expect
          .soft(
            questions.filter((one) => !TIMES.test(one) && !LATER.test(one)),
            path,
          )
          .toEqual([]);
        expect.soft(await page.evaluate(() => window.vetoLayoutShift), path).toBeLessThanOrEqual(0.02);
        expect.soft(await doublesOf(page), path).toEqual([]);
        if (width === 360) await expectScreen(page, { composed: COMPOSED.includes(path) });
      });
  });

test('what another team shows on a page is in its document, and stays while the page answers; a press on it is not lost', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await filledDocument(request, ANNA);
  const part = Promise.withResolvers<void>();
  await page.route(/\/releases\/mf-owner\//, async (route) => {
    await part.promise;
    await route.continue();
  });
  await page.goto(ANNA, { waitUntil: 'commit' });
  const book = page.getByRole('button', { name: 'Book', exact: true });
  await expect(book).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-shown-first', 'part');
  await expect(page.locator('#veto h1')).toBeVisible();
  await book.click();
  part.resolve();
  await expect(sheetOf(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-shown-first');
});

/** Its session is in a visitor's browser, so that a cookie and the language are all that a server learns of them. */
test('a document is the same for everybody', async ({ request, baseURL }) => {
  for (const path of PAGES)
    await test.step(path, async () => {
      const document = await filledDocument(request, path);
      for (const rank of ['1', '9999']) {
        const headers = { cookie: `veto_visitor=${rank}`, 'accept-language': 'pl', authorization: 'Bearer somebody' };
        expect(await (await fetch(`${baseURL}${path}`, { headers })).text(), path).toBe(document);
      }
    });
});
