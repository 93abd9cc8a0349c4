import type { VisitReportValues } from '@veto/shared-data/appointments';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { useSay } from '@veto/slice-kit';
import { Plus } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useRemovedRow } from '../removed-row/use-removed-row.tsx';
import { MedicineEntry } from './medicine-entry.tsx';

export interface MedicinesProps {
  form: UseFormReturn<VisitReportValues>;
}

export function Medicines({ form }: MedicinesProps) {
  const say = useSay();
  const { control, getValues } = form;
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'medicines' });
  const { noteRemoved, notice } = useRemovedRow<VisitReportValues['medicines'][number]>(insert);
  const takeAway = (index: number) => {
    const row = getValues(`medicines.${index}`);
    noteRemoved({ row, index, name: row.name || say('Medicine') });
    remove(index);
  };
  return (
    <>
      {fields.map((field, index) => (
        <MedicineEntry key={field.id} form={form} index={index} onRemove={() => takeAway(index)} />
      ))}
      {notice}
      <Flex ms="-2">
        <Button variant="plain" onClick={() => append({ name: '', dose: '', endsOn: '' })}>
          <Plus aria-hidden /> {say('Add a medicine')}
        </Button>
      </Flex>
    </>
  );
}
