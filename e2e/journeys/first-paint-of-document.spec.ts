import { expectLargeText } from '../fixtures/large-text.ts';
import { doublesOf, holdBack, looksOf, watchForDoubles } from '../fixtures/painted-document.ts';
import { expectLayout } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ looksAt: 'document' });

const ACCOUNT_PAGES = ['/login', '/register', '/forgot-password'];
/** Those that invite visitors to register in their own words, and one whose header alone does. */
const INVITING = ['/', '/doctors', '/for-vets', '/map-search'];
/** Those that ask for nothing; content-of-document.spec.ts has the others. */
const STILL_PAGES = ['/for-vets', '/help', '/contact', '/privacy', '/terms', ...ACCOUNT_PAGES];
/** A fifth of what the Core Web Vitals call good. */
const LARGEST_SHIFT = 0.02;

/** In how many style sheets of a page the tokens are. */
function sheetsWithTokens(): number {
  const sheets = [...document.styleSheets].map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join());
  return sheets.filter((text) => text.includes('--chakra-colors-ink:')).length;
}

/** The classes whose rules are both in a style sheet of the document and among those that the page put in. */
function classesTwice(): string[] {
  const classesOf = (sheets: (HTMLLinkElement | HTMLStyleElement)[]) =>
    new Set(
      sheets.flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].flatMap(({ cssText }) => cssText.match(/\.veto-\w+/g) ?? []),
      ),
    );
  const first = classesOf([...document.querySelectorAll<HTMLLinkElement>('link[data-page-styles]')]);
  const added = classesOf([...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]);
  if (first.size < 100 || added.size < 10)
    throw new Error(`${first.size} classes in the document, ${added.size} added`);
  return [...first].filter((name) => added.has(name));
}

for (const [width, paths] of [
  [360, STILL_PAGES],
  [1280, ['/for-vets', '/register']],
] as const)
  test(`pages are seen before any script, and take that place without a jump, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchForDoubles(page);
    const held = await holdBack(page);
    for (const path of paths)
      await test.step(path, async () => {
        await held.open(path);
        const first = await looksOf(page, '#first-paint main');
        expect.soft(first.length, `there is something to see of ${path}`).toBeGreaterThan(2);
        await held.letGo();
        expect.soft(await doublesOf(page), path).toEqual([]);
        expect.soft(await looksOf(page, '#veto main'), path).toEqual(first);
        expect.soft(await page.evaluate(() => window.vetoLayoutShift), path).toBeLessThanOrEqual(LARGEST_SHIFT);
        expect.soft(await page.evaluate(() => document.activeElement?.tagName), path).toBe('BODY');
        await expectLayout(page);
        if (width === 360) await expectLargeText(page);
      });
  });

test('words, choices and presses from before the page was there are in the page', async ({ page }) => {
  const held = await holdBack(page);
  const search = page.getByRole('searchbox');
  await held.open('/');
  await search.click();
  await search.pressSequentially('rabbit');
  await page.keyboard.press('ArrowLeft');
  await held.letGo();
  await expect(search).toHaveValue('rabbit');
  await expect(search).toBeFocused();
  await page.keyboard.press('s');
  await expect(search).toHaveValue('rabbist');

  await held.open('/');
  await search.fill('Kowalska');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await held.letGo();
  await expect(page).toHaveURL(/\/veterinarians\?.*Kowalska/);

  await held.open('/doctors');
  await page.getByPlaceholder('Doctor name or specialty').fill('Nobody');
  for (const name of ['Surgery', 'Dermatology']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await held.letGo();
  await expect(page).toHaveURL(/^(?=.*Nobody)(?=.*Surgery)(?=.*Dermatology)/);

  await held.open('/register');
  const asVet = page.getByRole('radio', { name: 'Veterinarian' });
  await asVet.check();
  await held.letGo();
  await expect(asVet).toBeChecked();
});

test('signed-in visitors see nothing of the sign-in, and are invited nowhere', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.owner());
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-shown-first');

  const held = await holdBack(page);
  const invitation = page.locator('[href^="/login"], [href^="/register"]').or(page.getByText('Registration is free'));
  for (const path of INVITING) {
    await held.open(path);
    await expect(invitation.filter({ visible: true }), path).toHaveCount(0);
  }
});

test('the first paint follows the dark theme, and the page adds no rule twice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const held = await holdBack(page);
  await held.open('/');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.evaluate((element) => getComputedStyle(element).color);
  await held.letGo();
  await expect(heading).toHaveCSS('color', before);
  await expect.poll(() => page.evaluate(sheetsWithTokens), 'tokens are not inserted once more').toBe(1);
  await expect.poll(() => page.evaluate(classesTwice), 'nor any rule that the document has').toEqual([]);
});

test('a page whose style sheet does not come is not seen before it is there', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await page.route(/(mf-discovery.*first-paint.*|_paint\/.*)\.css$/, (route) => route.abort());
  const held = await holdBack(page);
  await held.open('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await held.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("without the shell's sheet of the first paint the page brings its tokens itself", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/, /VETO-303 .* did not arrive/);
  await page.route(/shell\/.*first-paint.*\.css$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(43, 21, 51)');
});

test.describe('before the gate', () => {
  test.use({ gate: 'closed' });

  test('the card is there before any script, and the password that was entered opens the site', async ({ page }) => {
    await watchForDoubles(page);
    const held = await holdBack(page);
    await held.open('/doctors');
    await expect(page.getByRole('heading')).toHaveText('Access Protected');
    const password = page.getByLabel('Password');
    await password.pressSequentially('vet');
    await held.letGo();
    await expect(password).toBeFocused();
    await page.keyboard.type('o!');
    await expect(password).toHaveValue('veto!');

    await held.open('/doctors');
    await password.fill('veto');
    await page.getByRole('button', { name: 'Access Site' }).click();
    await held.letGo();
    await expect(page.getByRole('heading', { name: 'Find a Veterinarian' })).toBeVisible();
    expect(await doublesOf(page)).toEqual([]);
  });
});
