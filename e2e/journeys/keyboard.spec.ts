import type { Locator, Page } from '@playwright/test';
import { warsawDate } from '../fixtures/accounts.ts';
import { sheetOf } from '../fixtures/booking-dialog.ts';
import { expect, test } from '../fixtures/test.ts';

// Where the focus goes must not hang on what moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FURTHEST = 120;

/** 'Mon, Nov 23', as the shortcuts to free days are called. */
const dayName = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Presses Tab until the control has the focus, as a visitor without a mouse would. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < FURTHEST; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${control}`);
}

test('an owner books a visit and cancels it without a mouse', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}`);
  // Before the free times have come the sheet has the field of the day already, and no button for it.
  await expect(page.getByRole('radio', { name: /\d\d:\d\d/ }).first()).toBeAttached();
  const open = page.getByRole('button', { name: 'Book an Appointment' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');

  const sheet = sheetOf(page);
  // The first empty field has the focus.
  await expect(sheet.getByLabel('Pet Name')).toBeFocused();
  await page.keyboard.type('Azor');
  await tabTo(page, sheet.getByLabel('Pet Type'));
  await page.keyboard.type('dog');
  await tabTo(page, sheet.getByRole('button', { name: 'Other day' }));
  await page.keyboard.press('Enter');
  // In the evening today is no free day any more, and tomorrow the first.
  const tomorrow = warsawDate(1);
  const days = sheet.getByRole('group', { name: 'Next free days' });
  await tabTo(page, days.getByRole('button', { name: dayName(tomorrow) }));
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Date')).toHaveValue(tomorrow);
  const times = sheet.getByRole('group', { name: 'Time' }).getByRole('radio');
  await tabTo(page, times.first());
  await page.keyboard.press('ArrowRight');
  await expect(times.nth(1)).toBeChecked();
  await tabTo(page, sheet.getByLabel('Reason for Visit'));
  await page.keyboard.type('Checkup');
  await tabTo(page, sheet.getByRole('button', { name: 'Book Appointment' }));
  await page.keyboard.press('Enter');

  await expect(page.getByText('Appointment Booked')).toBeVisible();
  await expect(sheet).toBeHidden();
  // The booking column has become the visit's ticket.
  await expect(page.getByRole('heading', { name: 'See you tomorrow.' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Open the visit' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Azor/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Cancel', exact: true }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Cancel Appointment' });
  await expect(question.getByRole('button', { name: 'Keep Appointment' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  // The button has disappeared.
  await expect(page.getByRole('heading', { level: 2, name: vet.fullName })).toBeFocused();
});

test('what has the focus, the link past the header first, is never below the header, at 200 % of zoom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of ['/map-search', '/doctors', '/help']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const past = page.getByRole('link', { name: /^(Skip to content|Przejdź do treści)$/ });
    await page.keyboard.press('Tab');
    await expect(past).toBeFocused();
    expect(await hiddenByHeader(page), path).toBeNull();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press(key);
        expect(await hiddenByHeader(page), `${key} ${presses} on ${path}`).toBeNull();
      }
  }
});

/** What has the focus, where the header lies over its top; null where one sees it, and for what is too high for the window. */
const hiddenByHeader = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const header = document.querySelector('header');
    if (!focused || !header || focused === document.body || header.contains(focused)) return null;
    const { top, left, height, width } = focused.getBoundingClientRect();
    const { bottom } = header.getBoundingClientRect();
    const isBelow = top >= bottom || height > innerHeight - bottom;
    const isSeen = isBelow || !header.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    return isSeen ? null : focused.outerHTML.slice(0, 120);
  });
