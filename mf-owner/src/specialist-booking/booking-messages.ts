import { formatPolishDate } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { toaster } from '@veto/shared-ui/core';
import type { PanelWords } from './panel-words.ts';

export function saySlotMissing({ missing }: PanelWords): void {
  toaster.create({ type: 'error', ...missing });
}

export function sayBooked({ booked, at }: PanelWords, { date, time }: Slot): void {
  toaster.create({ type: 'success', title: booked, description: at(formatPolishDate(date), time) });
}
