import { todayInWarsaw } from '@veto/shared-data/calendar';
import { animalsOf, type CallerValues, callerSchema, useBookForCaller } from '@veto/shared-data/clients';
import { useUserId } from '@veto/shared-data/core';
import { useFormDraft } from '@veto/shared-data/drafts';
import { PRACTICE_ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import { useVisitTypes, type VisitType, visitPriceText } from '@veto/shared-data/visit-types';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import { useLanguage, useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { useWhen } from '../when/use-when.ts';
import { Caller } from './caller.tsx';
import { CallerAnimals } from './caller-animals.tsx';
import { WhenToCome } from './when-to-come.tsx';

export interface PhoneVisitDialogProps {
  /** When, as far as it is known: 'YYYY-MM-DD' and 'HH:MM'. */
  date?: string;
  time?: string;
  /** Where the time is to be blocked instead. */
  onBlock?: (() => void) | undefined;
  onClose: () => void;
}

const NOBODY = {
  client: null,
  clientName: '',
  clientPhone: '',
  email: '',
  language: 'pl',
  pets: [],
  petName: '',
  petType: '',
  reason: '',
  visitTypeId: '',
} as const satisfies Partial<CallerValues>;

/** Books a visit for somebody who telephones. What was typed stays until it is booked or cancelled. */
export default function PhoneVisitDialog({ date, time = '', onBlock, onClose }: PhoneVisitDialogProps) {
  const say = useSay();
  const language = useLanguage();
  const when = useWhen();
  const { mutateAsync } = useBookForCaller();
  const types = useVisitTypes(useUserId()).data?.filter(({ id }) => id !== null) ?? [];
  const form = useForm<CallerValues>({
    resolver: formResolver(callerSchema),
    defaultValues: { ...NOBODY, pets: [], date: date ?? todayInWarsaw(), time },
  });
  const draft = useFormDraft(form, 'phone-visit');
  const { register, formState, watch } = form;
  const { errors } = formState;
  const values = watch();
  const leave = draft.dropThen(onClose);
  const submit = form.handleSubmit(async (typed) => {
    try {
      const { told } = await mutateAsync(typed);
      const names = new Intl.ListFormat(language).format(animalsOf(typed).map(({ name }) => name));
      tellSuccess(SUCCESS.phoneVisitBooked(names, told));
      leave();
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.bookPhoneVisit));
    }
  });
  return (
    <FormDialog
      title={say('Book a visit by phone')}
      submitLabel={say('Book visit')}
      submittingLabel={say('Booking...')}
      submitting={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      <Stack gap="4">
        <Caller form={form} />
        <CallerAnimals form={form} />
        {types.length > 0 && (
          <FormField label={say('Visit type')} error={errors.visitTypeId?.message}>
            <SelectInput {...register('visitTypeId')}>
              <option value="">{say('None, 30 min')}</option>
              {types.map((type) => (
                <option key={type.id} value={type.id ?? ''}>
                  {[type.name, when.minutes(type.minutes), visitPriceText(type)].filter(Boolean).join(', ')}
                </option>
              ))}
            </SelectInput>
          </FormField>
        )}
        <WhenToCome form={form} minutes={minutesOf(values, types)} />
        <FormField
          label={say('Reason')}
          helper={isRead(values) ? say('Your client can read it.') : say('Only you can see it.')}
          error={errors.reason?.message}
        >
          <Textarea {...register('reason')} rows={2} maxLength={1000} />
        </FormField>
        {onBlock && (
          <Button variant="plain" alignSelf="flex-start" onClick={onBlock}>
            {say('Block this time instead')}
          </Button>
        )}
      </Stack>
    </FormDialog>
  );
}

/** Of all that come, one after the other. */
function minutesOf(values: CallerValues, types: readonly VisitType[]): number {
  const each = types.find(({ id }) => id === values.visitTypeId)?.minutes ?? 30;
  return each * Math.max(1, animalsOf(values).length);
}

/** Whoever has an account, or gets a link by mail, reads of the visit. */
const isRead = ({ client, email }: CallerValues) =>
  Boolean(client?.clientId || client?.addressVisit || email.trim() !== '');
