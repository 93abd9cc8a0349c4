import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../fixtures/accessibility.ts';
import { warsawDate } from '../../fixtures/accounts.ts';
import { chooseDay, sheetOf } from '../../fixtures/booking-dialog.ts';
import { expect, test } from '../../fixtures/test.ts';

// States of discovery's screens that an address alone does not show.

const PHONE = { width: 360, height: 740 };

/** No rule of axe is broken on a phone, and nothing scrolls sideways there or on a desktop. */
async function expectFine(page: Page) {
  await expectAccessibleInBothThemes(page);
  for (const size of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(size);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    // A dialog follows the window with its next frame.
    await expect.poll(tooWide, `${page.url()} scrolls sideways by px at ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

test('opened states are accessible and fit; those without an answer are stories', async ({
  page,
  accounts,
  signIn,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);

  await test.step('filters opened', async () => {
    await page.goto('/doctors?specialty=Surgery');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const open = page.getByRole('button', { name: 'Filters (1)' });
    await open.click();
    await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeVisible();
    await expectFine(page);
  });

  await test.step('a form with mistakes', async () => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please enter a subject')).toBeVisible();
    await expectFine(page);
  });

  await test.step('the booking sheet', async () => {
    await signIn(owner);
    await page.goto(`/veterinarian/${vet.id}`);
    await page.getByRole('button', { name: 'Book an Appointment' }).click();
    const dialog = sheetOf(page);
    await chooseDay(dialog, warsawDate(1));
    // The mouse stays on the time that it chose.
    await dialog.getByRole('radio').first().check();
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Book Appointment' }).click();
    await expect(dialog.getByLabel('Pet Name')).toHaveAttribute('aria-invalid', 'true');
    await expectFine(page);
  });
});
