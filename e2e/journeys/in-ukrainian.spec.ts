import type { Page } from '@playwright/test';
import { expectNoEnglish } from '../fixtures/english-words.ts';
import { mailTo } from '../fixtures/mailbox.ts';
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
    expect(new URL(page.url()).pathname).toBe('/uk/emergency');
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
    expect(new URL(page.url()).pathname).toBe('/uk');
    await expect(page.getByRole('link', { name: 'Переглянути профіль' })).toHaveCount(3);
    // Marked as what they are, in whichever language somebody wrote them.
    await expect(page.locator('blockquote bdi')).toHaveCount(3);
    await expectInLanguage('uk', page, NAMES);
  });
});

/** By arrow keys, from the day that the calendar offers. */
async function chooseDay(page: Page, days: number) {
  await page.getByRole('main').locator('[data-part=table-cell-trigger][tabindex="0"]').focus();
  for (let day = 0; day < days; day++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

test('a visitor who reads only Ukrainian finds a vet and books, moves and cancels a visit by keyboard alone', async ({
  page,
  accounts,
}) => {
  const vet = await accounts.veterinarian({ city: 'Gdańsk' });
  const email = `${crypto.randomUUID()}@e2e.veto.example`;
  const names = [`Clinic of ${vet.fullName}`, vet.fullName, email];
  await page.goto('/uk');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill(vet.fullName);
  await main.getByRole('searchbox').press('Enter');
  await expect(page.getByText('Знайдено: 1 ветеринар')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/uk/map-search');
  await expectInLanguage('uk', page, names);
  await page.getByRole('article').getByRole('link', { name: vet.fullName }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `вет. лікар ${vet.fullName}` })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/uk\/specialist\//);

  await chooseDay(page, 2);
  await expectInLanguage('uk', page, names);
  await page.getByRole('radio', { name: '11:00' }).press('Space');
  await main.getByRole('button', { name: 'Записатися на візит' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Запис на візит' });
  await sheet.getByLabel('Кличка тварини').fill('Пушок');
  await sheet.getByLabel('Вид').selectOption('rabbit');
  await sheet.getByRole('button', { name: 'Записатися без облікового запису' }).press('Enter');
  await sheet.getByLabel('Ім’я та прізвище').fill('Олена Гість');
  await sheet.getByLabel('Телефон').fill(`+49${Date.now()}`);
  await sheet.getByLabel('Електронна пошта').fill(email);
  await expectNoEnglish(page, names);
  await sheet.getByRole('button', { name: 'Записатися на візит' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Візит підтверджено!' })).toBeFocused();
  await expectInLanguage('uk', page, names);
  const booked = await mailTo(page, email, /^Візит підтверджено$/);
  expect(booked.links.some((link) => /\/uk\/guest-visit#[\da-f]{64}$/.test(link))).toBe(true);

  await page.getByRole('link', { name: 'Переглянути візит' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Вас записано на візит' })).toBeFocused();
  await expectInLanguage('uk', page, names);
  await page.getByRole('button', { name: 'Перенести візит' }).press('Enter');
  const moving = page.getByRole('dialog', { name: 'Перенести візит' });
  // The first may begin before it is cancelled.
  await moving.getByRole('radio').filter({ visible: true }).last().press('Space');
  await expectNoEnglish(page, names);
  await moving.getByRole('button', { name: 'Перенести візит' }).press('Enter');
  await expect(page.getByText('Візит перенесено')).toBeVisible();
  await expectNoEnglish(page, names);
  await mailTo(page, email, /^Новий час візиту$/);

  await page.getByRole('button', { name: 'Скасувати візит' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Скасувати цей візит?' })).toBeVisible();
  await expectNoEnglish(page, names);
  await page.getByRole('button', { name: 'Так, скасувати' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Цей візит скасовано' })).toBeVisible();
  await expectInLanguage('uk', page, names);
});

test('a page that is not in Ukrainian opens in English, and offers no Ukrainian', async ({ page, problems }) => {
  problems.expect(/status of 404/, /there is no page/);
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
