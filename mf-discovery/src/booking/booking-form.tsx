import type { BookingValues } from '@veto/shared-data/appointments';
import { todayInWarsaw } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { Dialog } from '@veto/shared-ui/dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NativeSelect } from '@veto/shared-ui/native-select';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { FreeDays } from './free-days.tsx';
import { OwnPets } from './own-pets.tsx';
import { Refusal } from './refusal.tsx';
import { TimeField } from './time-field.tsx';
import { useBooking } from './use-booking.ts';

interface BookingFormProps {
  veterinarian: Pick<VeterinarianProfile, 'id' | 'name'>;
  slot: Slot | null;
  onClose(): void;
}

export function BookingForm({ veterinarian, slot, onClose }: BookingFormProps) {
  const { form, submit, isPending, refusal, choose } = useBooking({ veterinarian, slot, onBooked: onClose });
  const formId = useId();
  return (
    <>
      <Dialog.Body>
        <form id={formId} onSubmit={submit} noValidate>
          <Stack gap="5">
            <PetFields form={form} />
            <WhenFields form={form} veterinarianId={veterinarian.id} />
            {refusal && <Refusal message={refusal.message} nearest={refusal.nearest} onChoose={choose} />}
            <ReasonField form={form} />
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId} loading={isPending} loadingText="Booking...">
          Book Appointment
        </Button>
      </Dialog.Footer>
    </>
  );
}

function PetFields({ form }: { form: UseFormReturn<BookingValues> }) {
  const { errors } = form.formState;
  return (
    <Stack gap="3">
      <OwnPets
        chosen={form.watch('petName')}
        onChoose={({ name, type }) => {
          form.setValue('petName', name, { shouldValidate: true });
          form.setValue('petType', type, { shouldValidate: true });
        }}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField label="Pet Name" required error={errors.petName?.message}>
          <Input maxLength={100} autoComplete="off" {...form.register('petName')} />
        </FormField>
        <FormField label="Pet Type" required error={errors.petType?.message}>
          <NativeSelect.Root>
            <NativeSelect.Field {...form.register('petType')}>
              <option value="">Choose a type</option>
              {BOOKING_PET_TYPES.map((type) => (
                <option key={type} value={type}>
                  {type}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
      </SimpleGrid>
    </Stack>
  );
}

function WhenFields({ form, veterinarianId }: { form: UseFormReturn<BookingValues>; veterinarianId: string }) {
  const { errors } = form.formState;
  const date = form.watch('date');
  const chooseDay = (day: string) => {
    form.setValue('date', day, { shouldValidate: true });
    form.setValue('time', '');
  };
  return (
    <Stack gap="4">
      <FormField label="Date" required error={errors.date?.message}>
        <Input
          type="date"
          min={todayInWarsaw()}
          {...form.register('date', { onChange: () => form.setValue('time', '') })}
        />
      </FormField>
      <FreeDays veterinarianId={veterinarianId} chosen={date} onChoose={chooseDay} />
      <Controller
        control={form.control}
        name="time"
        render={({ field, fieldState }) => (
          <TimeField
            veterinarianId={veterinarianId}
            date={date}
            time={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </Stack>
  );
}

// Each group registers its own fields: the first wrong one of the form, from the top, gets the focus.
function ReasonField({ form }: { form: UseFormReturn<BookingValues> }) {
  return (
    <FormField label="Reason for Visit" required error={form.formState.errors.reason?.message}>
      <Textarea
        rows={3}
        maxLength={1000}
        placeholder="For example: yearly check-up and vaccination"
        {...form.register('reason')}
      />
    </FormField>
  );
}
