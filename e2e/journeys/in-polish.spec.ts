import type { Page } from '@playwright/test';
import { ACCOUNT_PATHS, channelIn, channelSchema } from '@veto/slice-kit/contract';
import { expectNoEnglish } from '../fixtures/english-words.ts';
import { expectInLanguage, expectPolish } from '../fixtures/polish-page.ts';
import { expect, test } from '../fixtures/test.ts';

// A window of 1280 pixels at 200 %.
test.use({ viewport: { width: 640, height: 720 } });

/** Words that stay English: the product's own, names, and what a person says. */
const MAP = 'Loading Maps...';
const SOURCES = [
  /Demo entry(?:, clinic of the demo vet)?/g,
  /Cornell University College of Veterinary Medicine|Royal Veterinary College|American Veterinary Medical Association/g,
  /Merck Veterinary Manual|Blue Cross/g,
];

/** By arrow keys, from the day that the calendar offers. */
async function chooseDay(page: Page, days: number) {
  await page.getByRole('main').locator('[data-part=table-cell-trigger][tabindex="0"]').focus();
  for (let day = 0; day < days; day++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

test('a visitor who reads only Polish finds a vet and a free time with the keyboard alone', async ({
  page,
  accounts,
}) => {
  const vet = await accounts.veterinarian({ city: 'Gdańsk' });
  const names = [`Clinic of ${vet.fullName}`, vet.fullName, MAP];
  await page.goto('/map-search');
  const search = page.getByPlaceholder('Szukaj według nazwy, specjalizacji lub słowa kluczowego...');
  await search.fill(vet.fullName);
  await search.press('Enter');
  await expect(page.getByText('1 weterynarz znaleziony')).toBeVisible();
  await expectPolish(page, names);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Zaloguj się' })).toBeVisible();
  await expectNoEnglish(page, names);
  await page.keyboard.press('Escape');
  await page.getByRole('article').getByRole('link', { name: vet.fullName }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: vet.fullName })).toBeVisible();

  await chooseDay(page, 2);
  await expectPolish(page, names);
  await page.getByRole('radio', { name: '11:00' }).press('Space');
  await page.getByRole('main').getByRole('button', { name: 'Rezerwuj wizytę' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Umów wizytę' });
  await sheet.getByLabel('Imię zwierzęcia').fill('Puszek');
  await sheet.getByLabel('Gatunek').selectOption('rabbit');
  await sheet.getByRole('button', { name: 'Umów wizytę bez konta' }).press('Enter');
  await expect(sheet.getByLabel('Telefon')).toBeVisible();
  await expectNoEnglish(page, names);
});

/** Each page of the site in a language, with something in the place of its parameters. */
async function pagesIn(lang: string, page: Page): Promise<string[]> {
  const channel = channelIn(channelSchema.parse(await (await page.request.get('/channels/stable.json')).json()));
  const routes = Object.values(channel.slices).flatMap(({ stable }) => stable.manifest.routes);
  return routes.filter((route) => route.lang === lang).map(({ path }) => path.replace(/:\w+/, '1'));
}

/** By how many pixels the page is wider than its window with 40 % more in each text, as another translation might have. */
const widthOfLongerWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const changed: [node: Node, before: string | null][] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (!text || node.parentElement?.closest('script, style, noscript')) continue;
      changed.push([node, node.textContent]);
      node.textContent = `${node.textContent} ${text.slice(0, Math.ceil(text.length * 0.4))}`;
    }
    const beyond = document.documentElement.scrollWidth - innerWidth;
    for (const [node, before] of changed) node.textContent = before;
    return beyond;
  });

/** As links do. The page that comes has the focus; the one that asks to sign in may be there already. */
async function goTo(page: Page, path: string): Promise<void> {
  // `page.url()` may not have heard of the last step yet.
  const from = await page.evaluate((to) => {
    const { pathname } = location;
    history.pushState(null, '', to);
    return pathname;
  }, path);
  await page.waitForFunction(
    ([to, before]) =>
      document.activeElement?.tagName === 'H1' || (location.pathname !== to && location.pathname === before),
    [path, from],
  );
}

const WALKS = [
  {
    language: 'pl',
    named: 'Polish',
    some: ['/pl', '/pl/help', '/pl/terms', '/map-search', '/specialist/1'],
    ofShell: [...ACCOUNT_PATHS.map((path) => `/pl${path}`), '/pl/nie-ma'],
    words: { support: 'Wsparcie', menu: 'Menu', signIn: 'Zaloguj się' },
    foreign: [MAP],
  },
  {
    language: 'uk',
    named: 'Ukrainian',
    some: ['/uk', '/uk/help', '/uk/terms', '/uk/map-search', '/uk/specialist/1', '/uk/guest-visit'],
    ofShell: ['/uk/nemaye'],
    words: { support: 'Підтримка', menu: 'Меню', signIn: 'Увійти' },
    // What stands on pages that are not in Ukrainian, and a clinic's name.
    foreign: ['«Remember me»', '«Forgot password?»', 'Lecznica Zwierzyniec'],
  },
] as const;

for (const { language, named, some, ofShell, words, foreign } of WALKS)
  test(`every ${named} page is in ${named}, with its header, menu and footer, and has room for longer words`, async ({
    page,
    problems,
  }) => {
    problems.expect(/there is no page/);
    const paths = await pagesIn(language, page);
    expect(paths).toEqual(expect.arrayContaining([...some]));
    await page.goto('/');
    for (const path of [...paths, ...ofShell]) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: words.support })).toBeVisible();
      const menu = page.getByRole('banner').getByRole('button', { name: words.menu });
      await menu.click();
      await expect(page.getByRole('menuitem', { name: words.signIn })).toBeVisible();
      await expectInLanguage(language, page, [...SOURCES, ...foreign, /veto_\w+/g, path]);
      await page.keyboard.press('Escape');
      // The next page has the focus after it.
      await expect(menu).toBeFocused();
      expect.soft(await widthOfLongerWords(page), `longer words at ${path}`).toBeLessThanOrEqual(0);
    }
  });

test('the Polish home page searches the map for an animal, words, a city and a day', async ({ page }) => {
  await page.goto('/pl');
  await expect(page).toHaveTitle('Strona główna · Veto');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pl$/);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Zwierzę' }).selectOption('Króliki');
  await main.getByRole('searchbox').fill('stomatologia');
  await main.getByRole('combobox', { name: 'Miasto' }).selectOption('Kraków');
  await main.getByRole('combobox', { name: 'Kiedy' }).selectOption('Jutro po południu');
  await main.getByRole('button', { name: 'Szukaj' }).click();
  await expect(page).toHaveURL(/\/map-search\?/);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ query: 'królik stomatologia jutro po południu', miasto: 'Kraków' });
  await expect(main.getByRole('searchbox')).toHaveValue('królik stomatologia jutro po południu');
});

test('links keep the language, and the way to English leads back to an English header', async ({ page }) => {
  await page.goto('/map-search');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Regulamin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Veto, strona główna' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Znajdź weterynarza dla swojego zwierzęcia' }),
  ).toBeVisible();
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find the Perfect Veterinarian' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveAttribute('lang', 'en');
});

test.describe('a browser that prefers Polish', () => {
  test.use({ locale: 'pl-PL' });
  test('is offered the page in Polish, and left alone once English is chosen', async ({ page }) => {
    await page.goto('/help');
    const offer = page.getByRole('status').filter({ hasText: 'Wolisz po polsku?' });
    await expect(offer).toHaveAttribute('lang', 'pl');
    await offer.getByRole('button', { name: 'Tak' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pomoc' })).toBeVisible();
    await expect(page).toHaveURL('/pl/help');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
    await page.reload();
    // The offer would come with this link.
    await expect(footer.getByRole('link', { name: 'Polski' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test.describe('behind the gate', () => {
  test.use({ gate: 'closed' });
  test('a Polish address asks for its password in Polish', async ({ page }) => {
    await page.goto('/map-search');
    await expect(page.getByRole('heading', { level: 1, name: 'Dostęp chroniony' })).toBeVisible();
    await expect(page).toHaveTitle('Dostęp chroniony · Veto');
    await expectPolish(page, []);
    await page.getByPlaceholder('Wpisz hasło').fill('nie to');
    await page.getByRole('button', { name: 'Wejdź' }).press('Enter');
    await expect(page.getByText('Nieprawidłowe hasło. Spróbuj ponownie.')).toBeVisible();
  });
});
