import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { latePart } from '@veto/shared-ui/late-part';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Copy, X } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useWhen } from '../when/use-when.ts';
import { DayRow } from './day-row.tsx';
import { spanTexts, TimeSelect } from './time-select.tsx';
import {
  copyDay,
  type DayHours,
  ENDS,
  STARTS,
  setWeek,
  USUAL_HOURS,
  type WeeklyHours,
  withBreak,
} from './weekly-hours.ts';

const CopyDayDialog = latePart(() => import(/* webpackChunkName: "copy-day" */ './copy-day-dialog.tsx'));

export interface WorkingDayProps {
  name: string;
  /** 0 is Monday. */
  index: number;
  form: UseFormReturn<WeeklyHours>;
}

/** One day of the week in a line: closed, or open in one or more parts. */
export function WorkingDay({ name, index, form }: WorkingDayProps) {
  const say = useSay();
  const parts = useFieldArray({ control: form.control, name: `days.${index}.parts` });
  const errors = form.formState.errors.days?.[index]?.parts;
  const message =
    errors?.root?.message ??
    errors?.message ??
    parts.fields.map((_, part) => errors?.[part]?.closesAt?.message ?? errors?.[part]?.opensAt?.message).find(Boolean);
  const open = parts.fields.length > 0;
  return (
    <DayRow
      name={name}
      summary={<DaySummary index={index} form={form} />}
      fault={message !== undefined}
      mark={<Changed index={index} form={form} />}
      none={!open && say('Closed')}
      acts={
        open ? (
          <>
            <AddBreak name={name} index={index} form={form} onAdd={parts.replace} />
            <CopyDay name={name} index={index} form={form} />
          </>
        ) : (
          <Button
            variant="ghost"
            aria-label={say('Open this day: {day}', { day: name })}
            onClick={() => parts.replace([USUAL_HOURS])}
          >
            {say('Open this day')}
          </Button>
        )
      }
    >
      {open && (
        <Flex columnGap="2" rowGap="2" wrap="wrap">
          {parts.fields.map((field, part) => (
            <Flex key={field.id} gap="2" align="center">
              <TimeSelect
                {...form.register(`days.${index}.parts.${part}.opensAt`)}
                times={STARTS}
                stored={field.opensAt}
                aria-label={say('{day}, opens at', { day: name })}
              />
              <Text as="span">{say('to')}</Text>
              <TimeSelect
                {...form.register(`days.${index}.parts.${part}.closesAt`)}
                times={ENDS}
                stored={field.closesAt}
                aria-label={say('{day}, closes at', { day: name })}
              />
              <IconButton
                variant="ghost"
                ms="-2"
                aria-label={say('Remove these hours of {day}', { day: name })}
                onClick={() => parts.remove(part)}
              >
                <X aria-hidden />
              </IconButton>
            </Flex>
          ))}
        </Flex>
      )}
      {message && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {say(message)}
        </Text>
      )}
    </DayRow>
  );
}

/** The hours of a day as its closed line says them. */
function DaySummary({ index, form }: Omit<WorkingDayProps, 'name'>) {
  const say = useSay();
  const { time } = useWhen();
  const parts = useWatch({ control: form.control, name: `days.${index}.parts` });
  return (
    <>
      <span translate="no">
        {spanTexts(
          parts.map(({ opensAt, closesAt }) => [opensAt, closesAt]),
          time,
        )}
      </span>
      {parts.length === 0 && say('Closed')} <Changed index={index} form={form} />
    </>
  );
}

/** Marks a day that differs from what is stored. */
function Changed({ index, form: { control } }: Omit<WorkingDayProps, 'name'>) {
  const say = useSay();
  const { defaultValues } = useFormState({ control });
  const parts = useWatch({ control, name: `days.${index}.parts` });
  if (JSON.stringify(parts) === JSON.stringify(defaultValues?.days?.[index]?.parts)) return null;
  return (
    <Text as="span" textStyle="small" fontWeight="semibold" color="warn">
      {say('Changed')}
    </Text>
  );
}

/** Divides the longest hours of the day by a break; not there where none are long enough. */
function AddBreak({ name, index, form, onAdd }: WorkingDayProps & { onAdd: (parts: DayHours) => void }) {
  const say = useSay();
  const parts = withBreak(useWatch({ control: form.control, name: `days.${index}.parts` }));
  if (!parts) return null;
  return (
    <Button variant="ghost" aria-label={say('Add a break on {day}', { day: name })} onClick={() => onAdd(parts)}>
      {say('Add a break')}
    </Button>
  );
}

/** Gives other days the hours of this one. */
function CopyDay({ name, index, form }: WorkingDayProps) {
  const [copying, setCopying] = useState(false);
  const say = useSay();
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label={say('Copy the hours of {day}', { day: name })}
        onClick={() => setCopying(true)}
      >
        <Copy aria-hidden />
      </IconButton>
      {copying && (
        <CopyDayDialog
          from={index}
          onCopy={(to) => setWeek(form, copyDay(form.getValues(), index, to))}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  );
}
