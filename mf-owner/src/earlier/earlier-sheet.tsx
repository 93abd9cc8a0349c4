import type { Appointment } from '@veto/shared-data/appointments';
import type { EarlierWish } from '@veto/shared-data/earlier-times';
import { Button } from '@veto/shared-ui/button';
import { Checkbox } from '@veto/shared-ui/checkbox';
import { ChipChoice, FieldGroup } from '@veto/shared-ui/chip-choice';
import { DateInput } from '@veto/shared-ui/date-input';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Sheet, SheetForm } from '@veto/shared-ui/sheet';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DAYS, LEADS, PARTS, said, WEEKDAYS } from './earlier-words.ts';
import { type EarlierSubject, useEarlierForm } from './use-earlier-form.ts';
import { WhoChoice } from './who-choice.tsx';

export interface EarlierSheetProps {
  subtitle: string;
  subject: EarlierSubject;
  veterinarian: { name: string; specialty: string | null };
  /** The last day that makes sense: of the visit, where one is moved. */
  lastDay?: Appointment['date'];
  onClose: () => void;
  /** Above the questions; of a new visit those for its animal and kind. */
  children: (form: UseFormReturn<EarlierWish>, type: ReturnType<typeof useEarlierForm>['type']) => ReactNode;
}

/** 'Tell me if something earlier comes free': which days, hours and vets. Keeps every choice until it is sent. */
export function EarlierSheet({ subtitle, subject, veterinarian, lastDay, onClose, children }: EarlierSheetProps) {
  const say = useSay();
  const { form, submit, refusal, type } = useEarlierForm(subject, onClose);
  const { isSubmitting } = form.formState;
  return (
    <Sheet
      title={say('Earlier is better')}
      subtitle={subtitle}
      closeLabel={say('Close')}
      busy={isSubmitting}
      onClose={onClose}
    >
      <SheetForm
        onSubmit={submit}
        foot={
          <>
            {refusal && (
              <Text role="alert" color="fg.error" fontWeight="medium" mb="3">
                {refusal}
              </Text>
            )}
            <Button type="submit" size="lg" w="full" loading={isSubmitting} loadingText={say('Sending...')}>
              {say('Tell me about earlier times')}
            </Button>
            <Text textStyle="small" color="muted" mt="2">
              {form.watch('atNight') ? say('Also from 21:00 to 8:00.') : say('No offers from 21:00 to 8:00.')}{' '}
              {say('Switch it off at any time.')}
            </Text>
          </>
        }
      >
        <Stack gap="5">
          {children(form, type)}
          <WishFields form={form} {...(lastDay !== undefined && { lastDay })} />
          <WhoChoice form={form} {...veterinarian} />
          <FormField label={say('How soon can you leave?')}>
            <SelectInput {...form.register('leadHours')} options={said(LEADS, say)} />
          </FormField>
          <Checkbox.Root
            checked={form.watch('atNight')}
            onCheckedChange={({ checked }) => form.setValue('atNight', checked)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{say('Ask me at night too, from 21:00 to 8:00')}</Checkbox.Label>
          </Checkbox.Root>
        </Stack>
      </SheetForm>
    </Sheet>
  );
}

type WishFieldsProps = { form: UseFormReturn<EarlierWish>; lastDay?: string };

function WishFields({ form, lastDay }: WishFieldsProps) {
  const say = useSay();
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <>
      <FieldGroup label={lastDay === undefined ? say('How soon?') : say('How much earlier?')}>
        <Flex wrap="wrap" gap="2">
          {said(DAYS, say).map(({ value, label }) => (
            <ChipChoice key={value} type="radio" value={value} {...register('days')}>
              {label}
            </ChipChoice>
          ))}
        </Flex>
      </FieldGroup>
      {watch('days') === 'chosen' && (
        <SimpleGrid columns={2} gap="3">
          <FormField label={say('First day')} error={errors.from?.message} required>
            <DateInput {...register('from')} max={lastDay} />
          </FormField>
          <FormField label={say('Last day')} error={errors.to?.message} required>
            <DateInput {...register('to')} max={lastDay} />
          </FormField>
        </SimpleGrid>
      )}
      <FieldGroup label={say('On which days?')} error={errors.weekdays?.message}>
        <Flex wrap="wrap" gap="2">
          {said(WEEKDAYS, say).map(({ value, label }) => (
            <ChipChoice key={value} type="checkbox" value={value} {...register('weekdays')}>
              {label}
            </ChipChoice>
          ))}
        </Flex>
      </FieldGroup>
      <FieldGroup label={say('When can you come?')} error={errors.parts?.message}>
        <Flex wrap="wrap" gap="2">
          {said(PARTS, say).map(({ value, label }) => (
            <ChipChoice key={value} type="checkbox" value={value} {...register('parts')}>
              {label}
            </ChipChoice>
          ))}
        </Flex>
      </FieldGroup>
    </>
  );
}
