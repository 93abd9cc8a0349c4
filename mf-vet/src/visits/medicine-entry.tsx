import type { VisitReportValues } from '@veto/shared-data/appointments';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { DateInput } from '@veto/shared-ui/date-input';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Input } from '@veto/shared-ui/input';
import { Motif } from '@veto/shared-ui/motif';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWhen } from '../when/use-when.ts';
import { EntryPanel, LAST_DAY, WIDE_FIELD } from './entry-panel.tsx';

export interface MedicineEntryProps {
  form: UseFormReturn<VisitReportValues>;
  index: number;
  onRemove: () => void;
}

/** One medicine: a line once it is entered, and its fields while it is new, edited or refused. */
export function MedicineEntry({ form, index, onRemove }: MedicineEntryProps) {
  const say = useSay();
  const when = useWhen();
  const path = `medicines.${index}` as const;
  const { getValues, setFocus, trigger, formState } = form;
  const [editing, setEditing] = useState(() => getValues(path).name === '');
  const refused = formState.errors.medicines?.[index] !== undefined;
  // It stays open while the mistake is mended.
  if (refused && !editing) setEditing(true);
  const edit = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (editing) setFocus(`${path}.name`);
    else edit.current?.focus();
  }, [editing, path, setFocus]);
  const turn = (next: boolean) => {
    pressed.current = true;
    setEditing(next);
  };
  const done = async () => {
    if (await trigger(path)) turn(false);
  };
  if (editing) return <Fields form={form} index={index} onRemove={onRemove} onDone={() => void done()} />;
  const { name, dose, endsOn } = getValues(path);
  return (
    <Flex
      role="group"
      aria-label={say('Medicine {number}', { number: index + 1 })}
      align="center"
      gap="3"
      py="1"
      borderYWidth="1px"
      borderColor="line"
    >
      <Motif name="pill" boxSize="30px" flexShrink="0" />
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{name}</Text>
        <Text textStyle="small" color="muted">
          {[dose, endsOn && say('until {day}', { day: when.short(endsOn) })].filter(Boolean).join(', ')}
        </Text>
      </Box>
      <IconButton ref={edit} variant="ghost" aria-label={say('Edit {name}', { name })} onClick={() => turn(true)}>
        <Pencil aria-hidden />
      </IconButton>
    </Flex>
  );
}

function Fields({ form, index, onRemove, onDone }: MedicineEntryProps & { onDone: () => void }) {
  const say = useSay();
  const { register, formState } = form;
  const errors = formState.errors.medicines?.[index];
  return (
    <EntryPanel
      columns="1fr 1fr"
      name={say('Medicine {number}', { number: index + 1 })}
      removeLabel={say('Remove medicine {number}', { number: index + 1 })}
      onRemove={onRemove}
    >
      <FormField label={say('Medicine')} error={errors?.name?.message} required {...WIDE_FIELD}>
        <Input {...register(`medicines.${index}.name`)} autoComplete="off" maxLength={200} />
      </FormField>
      <FormField label={say('Dose')} error={errors?.dose?.message} {...WIDE_FIELD}>
        <Input {...register(`medicines.${index}.dose`)} placeholder={say('1 tablet, twice a day')} maxLength={500} />
      </FormField>
      <FormField label={say('Last day')} error={errors?.endsOn?.message}>
        <DateInput {...register(`medicines.${index}.endsOn`)} max={LAST_DAY} px="2.5" />
      </FormField>
      <Button variant="subtle" alignSelf="end" justifySelf="start" onClick={onDone}>
        {say('Done')}
      </Button>
    </EntryPanel>
  );
}
