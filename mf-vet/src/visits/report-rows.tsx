import type { VisitReportValues } from '@veto/shared-data/appointments';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Grid } from '@veto/shared-ui/grid';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Input } from '@veto/shared-ui/input';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';

/** No date of a record lies later. */
export const LAST_DAY = '2199-12-31';

interface RowsProps {
  form: UseFormReturn<VisitReportValues>;
}

/** What the pet takes from the visit on, a row each. */
export function MedicineRows({ form: { control, register, formState } }: RowsProps) {
  const rows = useFieldArray({ control, name: 'medicines' });
  return (
    <Rows add="Add a medicine" onAdd={() => rows.append({ name: '', dose: '', endsOn: '' })}>
      {rows.fields.map((field, index) => (
        <Row key={field.id} name={`Medicine ${index + 1}`} columns={3} onRemove={() => rows.remove(index)}>
          <FormField label="Medicine" error={formState.errors.medicines?.[index]?.name?.message} required>
            <Input {...register(`medicines.${index}.name`)} maxLength={200} />
          </FormField>
          <FormField label="Dose" error={formState.errors.medicines?.[index]?.dose?.message}>
            <Input {...register(`medicines.${index}.dose`)} placeholder="1 tablet, twice a day" maxLength={500} />
          </FormField>
          <FormField label="Last day" error={formState.errors.medicines?.[index]?.endsOn?.message}>
            <Input {...register(`medicines.${index}.endsOn`)} type="date" max={LAST_DAY} />
          </FormField>
        </Row>
      ))}
    </Rows>
  );
}

function Rows({ add, onAdd, children }: { add: string; onAdd: () => void; children: ReactNode }) {
  return (
    <>
      {children}
      <Flex>
        <Button variant="subtle" onClick={onAdd}>
          <Plus aria-hidden /> {add}
        </Button>
      </Flex>
    </>
  );
}

interface RowProps {
  name: string;
  /** Fields beside each other where there is room. */
  columns: number;
  onRemove: () => void;
  children: ReactNode;
}

function Row({ name, columns, onRemove, children }: RowProps) {
  return (
    <Flex role="group" aria-label={name} gap="2" align="start">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }} gap="3" flex="1">
        {children}
      </Grid>
      <IconButton variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove} mt="7">
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
