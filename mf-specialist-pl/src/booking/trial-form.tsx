import { type BookingForm, sameSlot, useBooking } from '@veto/shared-data/booking';
import { SLOTS_POLISH, weekdayOf } from '@veto/shared-data/calendar';
import { type Slot, useBookableSlots } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { BookingRefusal } from '@veto/shared-ui/booking-refusal';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { BookButton } from './book-button.tsx';
import { sayRefused, saySlotMissing } from './booking-messages.ts';
import { PET_LABELS, PET_TYPES, REFUSALS } from './booking-words.ts';
import { FreeTimes } from './free-times.tsx';
import { nearestOf } from './nearest-of.ts';
import { dayText, freeTrialSlots, trialSlots } from './trial-slots.ts';
import { useFreshSlot } from './use-fresh-slot.ts';
import { VisitPicker } from './visit-picker.tsx';

export interface TrialFormProps {
  vet: VeterinarianProfile;
  /** The time is free at this moment. */
  onChosen(slot: Slot): void;
}

/**
 * What a visitor who is not signed in chooses, on the vet's real times. It says first that an account is needed: nothing is
 * booked here, and whoever signs in or registers then finds day, hour and pet as they were chosen.
 */
export function TrialForm({ vet, onChosen }: TrialFormProps) {
  const free = useBookableSlots(vet.id);
  return (
    <Stack gap="5" data-needs-script="">
      <Text bg="sunken" rounded="control" px="4" py="3">
        Do rezerwacji potrzebne jest konto. Najpierw wybierz termin, potem zaloguj się albo załóż konto: zapamiętamy
        dzień, godzinę i zwierzę.
      </Text>
      <FreeTimes free={free}>
        {(offered) => <OfferedTimes vet={vet} offered={offered} refresh={free.refetch} onChosen={onChosen} />}
      </FreeTimes>
    </Stack>
  );
}

interface OfferedTimesProps extends TrialFormProps {
  offered: readonly Slot[];
  refresh: ReturnType<typeof useBookableSlots>['refetch'];
}

function OfferedTimes({ vet, offered, refresh, onChosen }: OfferedTimesProps) {
  const { form, slot, chooseSlot } = useBooking({
    veterinarianId: vet.id,
    onBooked: onChosen,
    onRefused: saySlotMissing,
  });
  const isTaken = (one: Slot) => !offered.some((other) => sameSlot(one, other));
  const { check, checking, lost } = useFreshSlot(refresh, {
    onFree: onChosen,
    onFailed: (error) => sayRefused(error, REFUSALS.failed),
  });
  const date = form.watch('date');
  const slots = date ? trialSlots(date) : [];
  const ready = slot !== null && slots.some((one) => sameSlot(one, slot)) && !isTaken(slot);
  return (
    <Stack gap="6">
      <VisitPicker
        form={form}
        slots={slots}
        onSlot={chooseSlot}
        taken={{ has: isTaken, word: 'niedostępny' }}
        note={date ? dayText({ offered: !slots.every(isTaken), open: openDays(vet), weekday: weekdayOf(date) }) : null}
      />
      {lost && !ready && (
        <BookingRefusal
          title={REFUSALS['slot-taken']}
          nearest={nearestOf(freeTrialSlots(offered), lost)}
          nearestLabel="Najbliższe wolne terminy:"
          onChoose={chooseSlot}
          format={SLOTS_POLISH}
        />
      )}
      <PetInBrief form={form} />
      <BookButton ready={ready} loading={checking} onClick={() => (ready ? check(slot) : saySlotMissing())} />
    </Stack>
  );
}

function openDays({ workingHours }: VeterinarianProfile): number[] {
  return workingHours.map(({ weekday }) => weekday);
}

/** Visitors who say it now need not say it after signing in. */
function PetInBrief({ form }: { form: BookingForm }) {
  return (
    <Stack gap="3">
      <Text fontSize="sm" color="muted">
        Dla kogo? Nie musisz podawać tego teraz: zapamiętamy, gdy się zalogujesz.
      </Text>
      <SimpleGrid minChildWidth="min(10rem, 100%)" gap="4">
        <FormField label={PET_LABELS.name}>
          <Input maxLength={100} autoComplete="off" {...form.register('petName')} />
        </FormField>
        <FormField label={PET_LABELS.type}>
          <SelectInput {...form.register('petType')} options={PET_TYPES}>
            <option value="">{PET_LABELS.noType}</option>
          </SelectInput>
        </FormField>
      </SimpleGrid>
    </Stack>
  );
}
