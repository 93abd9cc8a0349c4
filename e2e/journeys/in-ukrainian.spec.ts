import { expectInLanguage } from '../fixtures/polish-page.ts';
import { expect, test } from '../fixtures/test.ts';

// A window of 1280 pixels at 200 %.
test.use({ viewport: { width: 640, height: 720 } });

/** Names of clinics and vets, and of those whose advice is given. */
const NAMES = [
  /Demo entry(?:, clinic of the demo vet)?/g,
  /Cornell University College of Veterinary Medicine|Royal Veterinary College|American Veterinary Medical Association/g,
  /Merck Veterinary Manual|Blue Cross/g,
];

test.describe('a browser that prefers Ukrainian', () => {
  test.use({ locale: 'uk-UA' });
  test('is offered help in an emergency in Ukrainian, and reads all of it by keyboard', async ({ page }) => {
    await page.goto('/pl/emergency');
    const offer = page.getByRole('status').filter({ hasText: 'Показати українською?' });
    await expect(offer).toHaveAttribute('lang', 'uk');
    await expect(offer.getByRole('button', { name: 'Закрити' })).toBeVisible();
    await offer.getByRole('button', { name: 'Так' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Екстрена допомога тварині' })).toBeVisible();
    await expect(page).toHaveURL('/uk/emergency');
    await expect(page).toHaveTitle('Екстрена допомога тварині · Veto');
    await expectInLanguage('uk', page, NAMES);
    await page.getByRole('combobox', { name: 'Поблизу' }).selectOption('Kraków');
    await page.getByRole('combobox', { name: 'Для кого' }).selectOption('Кролики');
    await expect(page.getByRole('heading', { level: 2, name: 'Зараз відчинено поблизу: Kraków' })).toBeVisible();
    await page.locator('summary', { hasText: 'Не їсть, калу мало або немає' }).press('Enter');
    await expect(page.getByText(/^Зателефонуйте того самого дня/)).toBeVisible();
    await expectInLanguage('uk', page, NAMES);
    await page.getByRole('banner').getByRole('button', { name: 'Меню' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Увійти' })).toBeVisible();
    await expectInLanguage('uk', page, NAMES);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Veto, на головну сторінку' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Знайдіть ветеринара для своєї тварини' })).toBeFocused();
    await expect(page).toHaveURL('/uk');
    await expect(page.getByRole('link', { name: 'Переглянути профіль' })).toHaveCount(3);
    // Marked as what they are, in whichever language somebody wrote them.
    await expect(page.locator('blockquote bdi')).toHaveCount(3);
    await expectInLanguage('uk', page, NAMES);
  });
});

test('a page that is not in Ukrainian opens in English, and offers no Ukrainian', async ({ page }) => {
  await page.goto('/uk/emergency');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Приєднатися' }).press('Enter');
  await expect(page).toHaveURL(/:\d+\/for-vets$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveAttribute('lang', 'en');
  await expect(footer.getByRole('link', { name: 'Polski' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Українська' })).toHaveCount(0);
  await page.goto('/uk/for-vets');
  await expect(page).toHaveURL(/:\d+\/for-vets$/);
});

test('an English address below /pl or /uk leads for good to the page that stands for it, with its search', async ({
  page,
}) => {
  const towards = async (address: string) => {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await towards('/pl/doctors?text=kot&city=Gdynia')).toEqual([301, '/map-search?text=kot&city=Gdynia']);
  expect(await towards('/uk/veterinarians?query=dog')).toEqual([301, '/uk/map-search?query=dog']);
  expect(await towards('/pl/veterinarian/1')).toEqual([301, '/specialist/1']);
  expect(await towards('/uk/veterinarian/1')).toEqual([301, '/uk/specialist/1']);
  // The site may have it in Ukrainian one day.
  expect(await towards('/uk/for-vets?from=mail')).toEqual([302, '/for-vets?from=mail']);
  expect(await towards('/uk/login')).toEqual([302, '/login']);
  await page.goto('/uk/doctors?city=Gdynia&text=Lis');
  await expect(page.getByRole('searchbox')).toHaveValue('Lis');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test.describe('behind the gate', () => {
  test.use({ gate: 'closed' });
  test('a Ukrainian address asks for its password in Ukrainian', async ({ page }) => {
    await page.goto('/uk/emergency');
    await expect(page.getByRole('heading', { level: 1, name: 'Доступ захищено' })).toBeVisible();
    await expectInLanguage('uk', page, []);
    await page.getByPlaceholder('Введіть пароль').fill('не той');
    await page.getByRole('button', { name: 'Увійти на сайт' }).press('Enter');
    await expect(page.getByText('Неправильний пароль. Спробуйте ще раз.')).toBeVisible();
  });
});
