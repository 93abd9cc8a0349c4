import { withStoredValue } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { Switch } from '@veto/shared-ui/switch';
import { Text } from '@veto/shared-ui/text';
import { Copy, Plus, X } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { copyDay, HALF_HOURS, setWeek, USUAL_HOURS, type WeeklyHours } from './weekly-hours.ts';

const CopyDayDialog = lazy(() => import(/* webpackChunkName: "copy-day" */ './copy-day-dialog.tsx'));

export interface WorkingDayProps {
  name: string;
  /** 0 is Monday. */
  index: number;
  form: UseFormReturn<WeeklyHours>;
}

/** One day of the week: closed, or open in one or more parts. */
export function WorkingDay({ name, index, form }: WorkingDayProps) {
  const parts = useFieldArray({ control: form.control, name: `days.${index}.parts` });
  const errors = form.formState.errors.days?.[index]?.parts;
  const message =
    errors?.root?.message ??
    errors?.message ??
    parts.fields.map((_, part) => errors?.[part]?.closesAt?.message ?? errors?.[part]?.opensAt?.message).find(Boolean);
  const open = parts.fields.length > 0;
  return (
    <Flex role="group" aria-label={name} columnGap="4" rowGap="2" py="3" align="start" wrap="wrap">
      <Switch.Root
        checked={open}
        onCheckedChange={({ checked }) => parts.replace(checked ? [USUAL_HOURS] : [])}
        minW="9rem"
        minH="11"
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{name}</Switch.Label>
      </Switch.Root>
      <Stack gap="2" flex={open ? '1 1 14rem' : '1'} minW="0">
        {!open && (
          <Text color="fg.muted" minH="11" display="flex" alignItems="center">
            Closed
          </Text>
        )}
        {parts.fields.map((field, part) => (
          <Flex key={field.id} gap="2" align="center">
            <TimeSelect
              {...form.register(`days.${index}.parts.${part}.opensAt`)}
              stored={field.opensAt}
              aria-label={`${name}, opens at`}
            />
            <Text as="span" aria-hidden>
              –
            </Text>
            <TimeSelect
              {...form.register(`days.${index}.parts.${part}.closesAt`)}
              stored={field.closesAt}
              aria-label={`${name}, closes at`}
            />
            {parts.fields.length > 1 && (
              <IconButton
                variant="ghost"
                aria-label={`Remove these hours of ${name}`}
                onClick={() => parts.remove(part)}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </Flex>
        ))}
        {message && (
          <Text role="alert" color="fg.error" textStyle="sm">
            {message}
          </Text>
        )}
      </Stack>
      {open && (
        <Flex gap="1">
          <Button
            variant="ghost"
            aria-label={`Add hours on ${name}`}
            onClick={() => parts.append({ opensAt: '', closesAt: '' }, { shouldFocus: true })}
          >
            <Plus aria-hidden /> Add hours
          </Button>
          <CopyDay name={name} index={index} form={form} />
        </Flex>
      )}
    </Flex>
  );
}

/** Gives other days the hours of this one. */
function CopyDay({ name, index, form }: WorkingDayProps) {
  const [copying, setCopying] = useState(false);
  return (
    <>
      <IconButton variant="ghost" aria-label={`Copy the hours of ${name}`} onClick={() => setCopying(true)}>
        <Copy aria-hidden />
      </IconButton>
      {copying && (
        <Suspense>
          <CopyDayDialog
            from={index}
            onCopy={(to) => setWeek(form, copyDay(form.getValues(), index, to))}
            onClose={() => setCopying(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Visits start on the half hour; another stored time stays selectable. */
function TimeSelect({ stored, ...select }: { stored: string } & ComponentProps<typeof SelectInput>) {
  return (
    <SelectInput {...select}>
      <option value="">--:--</option>
      {withStoredValue(HALF_HOURS, stored).map((time) => (
        <option key={time}>{time}</option>
      ))}
    </SelectInput>
  );
}
