import type { VisitReportValues } from '@veto/shared-data/appointments';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Plus } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useRemovedRow } from '../removed-row/use-removed-row.tsx';
import { EntryPanel, LAST_DAY, WIDE_FIELD } from './entry-panel.tsx';

export interface MedicinesProps {
  form: UseFormReturn<VisitReportValues>;
}

/** What the pet takes from the visit on, a panel each. */
export function Medicines({ form: { control, register, formState, getValues } }: MedicinesProps) {
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'medicines' });
  const { noteRemoved, notice } = useRemovedRow<VisitReportValues['medicines'][number]>(insert);
  const takeAway = (index: number) => {
    const row = getValues(`medicines.${index}`);
    noteRemoved({ row, index, name: row.name || 'Medicine' });
    remove(index);
  };
  return (
    <>
      {fields.map((field, index) => {
        const errors = formState.errors.medicines?.[index];
        return (
          <EntryPanel
            key={field.id}
            columns="1fr 1fr"
            name={`Medicine ${index + 1}`}
            removes={`medicine ${index + 1}`}
            onRemove={() => takeAway(index)}
          >
            <FormField label="Medicine" error={errors?.name?.message} required {...WIDE_FIELD}>
              <Input {...register(`medicines.${index}.name`)} autoComplete="off" maxLength={200} />
            </FormField>
            <FormField label="Dose" error={errors?.dose?.message} {...WIDE_FIELD}>
              <Input {...register(`medicines.${index}.dose`)} placeholder="1 tablet, twice a day" maxLength={500} />
            </FormField>
            <FormField label="Last day" error={errors?.endsOn?.message}>
              <Input {...register(`medicines.${index}.endsOn`)} type="date" max={LAST_DAY} px="2.5" />
            </FormField>
          </EntryPanel>
        );
      })}
      {notice}
      <Flex ms="-2">
        <Button variant="plain" onClick={() => append({ name: '', dose: '', endsOn: '' })}>
          <Plus aria-hidden /> Add a medicine
        </Button>
      </Flex>
    </>
  );
}
