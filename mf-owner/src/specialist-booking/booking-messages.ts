import { formatPolishDate } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { toaster } from '@veto/shared-ui/core';

export function saySlotMissing(): void {
  toaster.create({
    type: 'error',
    title: 'Wybierz datę i godzinę wizyty',
    description: 'Musisz wybrać zarówno datę jak i godzinę wizyty.',
  });
}

export function sayBooked({ date, time }: Slot): void {
  toaster.create({
    type: 'success',
    title: 'Wizyta została zarezerwowana!',
    description: `Data: ${formatPolishDate(date)}, godzina: ${time}`,
  });
}
