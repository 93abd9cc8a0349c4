import { type PhoneVisitValues, phoneVisitSchema, useBookPhoneVisit } from '@veto/shared-data/appointments';
import { todayInWarsaw } from '@veto/shared-data/calendar';
import { useUserId } from '@veto/shared-data/core';
import { useFormDraft } from '@veto/shared-data/drafts';
import { PRACTICE_ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import { minutesText, useVisitTypes, visitPriceText } from '@veto/shared-data/visit-types';
import { ADD_PET_TYPES } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { DateInput } from '@veto/shared-ui/date-input';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import { useForm } from 'react-hook-form';

export interface PhoneVisitDialogProps {
  /** When, as far as it is known: 'YYYY-MM-DD' and 'HH:MM'. */
  date?: string;
  time?: string;
  /** Where the time is to be blocked instead. */
  onBlock?: (() => void) | undefined;
  onClose: () => void;
}

/** Books a visit for somebody who telephones. What was typed stays until it is booked or cancelled. */
export default function PhoneVisitDialog({ date, time = '', onBlock, onClose }: PhoneVisitDialogProps) {
  const { mutateAsync } = useBookPhoneVisit();
  const today = todayInWarsaw();
  const types = useVisitTypes(useUserId()).data?.filter(({ id }) => id !== null) ?? [];
  const form = useForm<PhoneVisitValues>({
    resolver: formResolver(phoneVisitSchema),
    defaultValues: {
      date: date ?? today,
      time,
      clientName: '',
      clientPhone: '',
      petName: '',
      petType: '',
      reason: '',
      visitTypeId: '',
    },
  });
  const draft = useFormDraft(form, 'phone-visit');
  const { register, formState } = form;
  const { errors } = formState;
  const leave = draft.dropThen(onClose);
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
      toaster.create({ type: 'success', ...SUCCESS.phoneVisitBooked(values.petName) });
      leave();
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.bookPhoneVisit));
    }
  });
  return (
    <FormDialog
      title="Book a visit by phone"
      submitLabel="Book visit"
      submittingLabel="Booking..."
      submitting={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      <Stack gap="4">
        <SimpleGrid columns={2} gap="4">
          <FormField label="Day" error={errors.date?.message} required>
            <DateInput {...register('date')} min={today} />
          </FormField>
          <FormField label="Time" error={errors.time?.message} required>
            <Input {...register('time')} type="time" />
          </FormField>
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label="Who is calling" error={errors.clientName?.message} required>
            <Input {...register('clientName')} autoComplete="off" maxLength={200} />
          </FormField>
          <FormField label="Phone number" error={errors.clientPhone?.message}>
            <Input {...register('clientPhone')} type="tel" autoComplete="off" maxLength={40} />
          </FormField>
          <FormField label="Pet's name" error={errors.petName?.message} required>
            <Input {...register('petName')} autoComplete="off" maxLength={100} />
          </FormField>
          <FormField label="Kind of animal" error={errors.petType?.message} required>
            <SelectInput {...register('petType')}>
              <option value="">Choose one</option>
              {ADD_PET_TYPES.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </SelectInput>
          </FormField>
        </SimpleGrid>
        {types.length > 0 && (
          <FormField label="Visit type" error={errors.visitTypeId?.message}>
            <SelectInput {...register('visitTypeId')}>
              <option value="">None, 30 min</option>
              {types.map((type) => (
                <option key={type.id} value={type.id ?? ''}>
                  {[type.name, minutesText(type.minutes), visitPriceText(type)].filter(Boolean).join(', ')}
                </option>
              ))}
            </SelectInput>
          </FormField>
        )}
        <FormField label="Reason" helper="Only you can see it." error={errors.reason?.message}>
          <Textarea {...register('reason')} rows={2} maxLength={1000} />
        </FormField>
        {onBlock && (
          <Button variant="plain" alignSelf="flex-start" onClick={onBlock}>
            Block this time instead
          </Button>
        )}
      </Stack>
    </FormDialog>
  );
}
