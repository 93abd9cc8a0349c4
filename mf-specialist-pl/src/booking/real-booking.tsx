import { zodResolver } from '@hookform/resolvers/zod';
import { SlotTakenError, useBookAppointment } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { useFreeSlots } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BookButton } from './book-button.tsx';
import { sayBooked, sayRefused, saySlotMissing } from './booking-messages.ts';
import { NearestSlots } from './nearest-slots.tsx';
import type { Slot } from './offered-slots.ts';
import { type PetDetails, petDetailsSchema } from './pet-details.ts';
import { PetDetailsFields } from './pet-details-fields.tsx';
import { VisitPicker } from './visit-picker.tsx';

/** About two months: the longest range that the server answers in one call. */
const BOOKABLE_DAYS = 61;

/** Books for the signed-in owner, on the vet's real free slots. */
export function RealBooking({ vet, onBooked }: { vet: VeterinarianProfile; onBooked(slot: Slot): void }) {
  const today = todayInWarsaw();
  const free = useFreeSlots(vet.id, { from: today, to: addDays(today, BOOKABLE_DAYS) });
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const form = useForm<PetDetails>({
    resolver: zodResolver(petDetailsSchema),
    defaultValues: { petName: '', petType: '', reason: '' },
  });
  const booking = useBookAppointment();

  if (free.isPending) return <Skeleton height="md" />;
  if (!free.data)
    return (
      <ErrorState
        title="Nie udało się wczytać terminów"
        description="Sprawdź połączenie i spróbuj ponownie."
        retryLabel="Spróbuj ponownie"
        onRetry={() => free.refetch()}
        headingLevel="h3"
      />
    );

  const slots = free.data.filter((slot) => slot.date === date);
  const chosen = slots.find((slot) => slot.time === time);
  const openDays = new Set(free.data.map((slot) => slot.date));
  const choose = (slot: Slot) => {
    setDate(slot.date);
    setTime(slot.time);
    booking.reset();
  };
  const book = (pet: PetDetails) => {
    if (!chosen) return saySlotMissing();
    booking.mutate(
      { veterinarianId: vet.id, ...chosen, ...pet },
      {
        onSuccess: () => {
          sayBooked(chosen);
          onBooked(chosen);
        },
        onError: (error) => sayRefused(error, reasonInPolish(error)),
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (chosen) return form.handleSubmit(book)(event);
        event.preventDefault();
        saySlotMissing();
      }}
    >
      <Stack gap="6">
        <VisitPicker
          date={date}
          time={time}
          slots={slots}
          onDate={setDate}
          onTime={setTime}
          isUnavailable={(day) => !openDays.has(day)}
        />
        {booking.error instanceof SlotTakenError && <NearestSlots slots={booking.error.nearest} onChoose={choose} />}
        <PetDetailsFields form={form} />
        <BookButton ready={chosen !== undefined} loading={booking.isPending} />
      </Stack>
    </form>
  );
}

function reasonInPolish(error: Error): string {
  if (error instanceof SlotTakenError) return 'Ten termin został właśnie zajęty. Wybierz inny.';
  return 'Wystąpił błąd. Spróbuj ponownie.';
}
