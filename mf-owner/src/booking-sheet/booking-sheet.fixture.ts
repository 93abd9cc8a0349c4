import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { veterinarian } from '@veto/shared-data/fixtures';
import type { Slot } from '@veto/shared-data/schedule';
import { expect, screen, within } from '@veto/shared-ui/storybook';

export const VET = veterinarian();
export const DAY = addDays(todayInWarsaw(), 2);
export const SLOTS: Slot[] = ['09:00', '09:30', '10:00', '13:30', '14:00', '16:30'].map((time) => ({
  date: DAY,
  time,
}));

/** The queries of the booking sheet, once it has slid in. */
export async function openedSheet(name = 'Book an Appointment') {
  const opened = await screen.findByRole('dialog', { name });
  await expect(opened).toBeVisible();
  return within(opened);
}
