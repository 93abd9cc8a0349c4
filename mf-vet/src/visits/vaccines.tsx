import type { Appointment, VisitReportValues } from '@veto/shared-data/appointments';
import { addDays } from '@veto/shared-data/calendar';
import { useReadablePet, usuallyProtectsUntil, type Vaccine, vaccinesFor } from '@veto/shared-data/health';
import { DateInput } from '@veto/shared-ui/date-input';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useId, useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useRemovedRow } from '../removed-row/use-removed-row.tsx';
import { Chip } from './chip.tsx';
import { EntryPanel, LAST_DAY, WIDE_FIELD } from './entry-panel.tsx';

type Row = VisitReportValues['vaccinations'][number];

export interface VaccinesProps {
  form: UseFormReturn<VisitReportValues>;
  appointment: Pick<Appointment, 'petId' | 'petType' | 'date'>;
}

/** What the pet was vaccinated against: a chip for each usual vaccine, and a panel for each that was given. */
export function Vaccines({ form, appointment: { petId, petType, date } }: VaccinesProps) {
  const say = useSay();
  const birthday = useReadablePet(petId).data?.birthday;
  const { fields, append, remove, insert } = useFieldArray({ control: form.control, name: 'vaccinations' });
  const { noteRemoved, notice } = useRemovedRow<Row>(insert);
  /** What was typed for a chip that was taken back: pressed again, it shows its words again. */
  const former = useRef(new Map<string, Row>());
  const vaccines = vaccinesFor(petType);
  const rowAt = (index: number) => form.getValues(`vaccinations.${index}`);
  const toggle = (vaccine: Vaccine) => {
    const { name } = vaccine;
    const index = fields.findIndex((field) => field.vaccine === name);
    const nextDueOn = usuallyProtectsUntil(vaccine, date, birthday);
    if (index < 0) return append(former.current.get(name) ?? { vaccine: name, product: '', lotNumber: '', nextDueOn });
    former.current.set(name, rowAt(index));
    remove(index);
  };
  const removeOther = (index: number) => {
    const row = rowAt(index);
    noteRemoved({ row, index, name: row.product || say('Vaccine') });
    remove(index);
  };
  return (
    <>
      <Flex role="group" aria-labelledby="report-vaccines" gap="1.5" wrap="wrap">
        {vaccines.map((vaccine) => (
          <Chip
            key={vaccine.name}
            chosen={fields.some((field) => field.vaccine === vaccine.name)}
            onPress={() => toggle(vaccine)}
          >
            {say(vaccine.name)}
          </Chip>
        ))}
        <Chip onPress={() => append({ vaccine: '', product: '', lotNumber: '', nextDueOn: '' })}>{say('Another')}</Chip>
      </Flex>
      {fields.map((field, index) => (
        <Panel
          key={field.id}
          {...{ form, index, date }}
          vaccine={vaccines.find(({ name }) => name === field.vaccine)}
          isNamed={fields.length > 1}
          onRemove={() => removeOther(index)}
        />
      ))}
      {notice}
    </>
  );
}

interface PanelProps {
  form: UseFormReturn<VisitReportValues>;
  index: number;
  /** The day of the visit, 'YYYY-MM-DD'. */
  date: string;
  /** Undefined for one that has no chip. */
  vaccine: Vaccine | undefined;
  /** Its name stands above the fields, because there are several panels. */
  isNamed: boolean;
  /** Of one that has no chip to press again. */
  onRemove: () => void;
}

function Panel({ form: { register, formState }, index, date, vaccine, isNamed, onRemove }: PanelProps) {
  const say = useSay();
  const products = useId();
  const errors = formState.errors.vaccinations?.[index];
  return (
    <EntryPanel
      columns="5fr 4fr 5fr"
      name={vaccine ? say(vaccine.name) : say('Another vaccine')}
      removeLabel={!vaccine && say('Remove vaccine')}
      onRemove={onRemove}
    >
      {isNamed && vaccine && (
        <Text gridColumn="1 / -1" fontWeight="semibold">
          {say(vaccine.name)}
        </Text>
      )}
      <FormField
        label={vaccine ? say('Product') : say('Vaccine')}
        error={errors?.product?.message}
        required={!vaccine}
        {...WIDE_FIELD}
      >
        <Input
          {...register(`vaccinations.${index}.product`)}
          list={products}
          placeholder={vaccine && say(vaccine.name)}
          autoComplete="off"
          maxLength={200}
        />
        <datalist id={products}>
          {vaccine?.products.map((product) => (
            <option key={product} value={product} />
          ))}
        </datalist>
      </FormField>
      <FormField label={say('Lot number')} error={errors?.lotNumber?.message}>
        <Input
          {...register(`vaccinations.${index}.lotNumber`)}
          autoComplete="off"
          maxLength={50}
          // A scanner ends what it read with Enter, which would complete the visit.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </FormField>
      <FormField label={say('Protects until')} error={errors?.nextDueOn?.message}>
        <DateInput {...register(`vaccinations.${index}.nextDueOn`)} min={addDays(date, 1)} max={LAST_DAY} px="2.5" />
      </FormField>
    </EntryPanel>
  );
}
