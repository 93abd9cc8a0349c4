import { nowInWarsaw } from '@veto/shared-data/calendar';
import { Stack } from '@veto/shared-ui/stack';
import { useState } from 'react';
import { BookButton } from './book-button.tsx';
import { sayBooked, saySlotMissing } from './booking-messages.ts';
import { offeredSlots, type Slot } from './offered-slots.ts';
import { VisitPicker } from './visit-picker.tsx';

/** What a visitor who is not signed in tries out: nothing leaves the page. */
export function LocalBooking({ onBooked }: { onBooked(slot: Slot): void }) {
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const slots = date ? offeredSlots(date, nowInWarsaw()) : [];
  const chosen = slots.find((slot) => slot.time === time);
  const book = () => {
    if (!chosen) return saySlotMissing();
    sayBooked(chosen);
    onBooked(chosen);
  };
  return (
    <Stack gap="6">
      <VisitPicker date={date} time={time} slots={slots} onDate={setDate} onTime={setTime} />
      <BookButton ready={chosen !== undefined} onClick={book} />
    </Stack>
  );
}
