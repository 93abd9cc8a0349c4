import { useBooking } from '@veto/shared-data/booking';
import { nowInWarsaw } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { Stack } from '@veto/shared-ui/stack';
import { BookButton } from './book-button.tsx';
import { sayBooked, saySlotMissing } from './booking-messages.ts';
import { trialSlots } from './trial-slots.ts';
import { VisitPicker } from './visit-picker.tsx';

export interface TrialFormProps {
  veterinarianId: string;
  onBooked(slot: Slot): void;
}

/** What a visitor who is not signed in tries out: nothing leaves the page, and who signs in then finds it chosen. */
export function TrialForm({ veterinarianId, onBooked }: TrialFormProps) {
  const { form, slot, chooseSlot } = useBooking({ veterinarianId, onBooked, onRefused: saySlotMissing });
  const date = form.watch('date');
  const slots = date ? trialSlots(date, nowInWarsaw()) : [];
  const ready = slot !== null && slots.some((offered) => offered.time === slot.time);
  const book = () => {
    if (!ready) return saySlotMissing();
    sayBooked(slot);
    onBooked(slot);
  };
  return (
    <Stack gap="6">
      <VisitPicker form={form} slots={slots} onSlot={chooseSlot} />
      <BookButton ready={ready} onClick={book} />
    </Stack>
  );
}
