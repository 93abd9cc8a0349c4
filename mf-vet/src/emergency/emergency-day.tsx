import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { DayRow } from '../hours/day-row.tsx';
import { spanTexts, TimeSelect } from '../hours/time-select.tsx';
import { ENDS, STARTS, WEEKDAYS } from '../hours/weekly-hours.ts';
import { useWhen } from '../when/use-when.ts';
import { type Duty, isOvernight, USUAL_NIGHT, type WeeklyDuty } from './weekly-duty.ts';

export interface EmergencyDayProps {
  name: string;
  /** 0 is Monday. */
  index: number;
  form: UseFormReturn<WeeklyDuty>;
}

export function EmergencyDay({ name, index, form }: EmergencyDayProps) {
  const say = useSay();
  const duties = useFieldArray({ control: form.control, name: `days.${index}.duties` });
  return (
    <DayRow
      name={name}
      label={say('Emergencies on {day}', { day: name })}
      summary={<DutySummary index={index} form={form} />}
      none={duties.fields.length === 0 && say('No emergencies')}
      acts={
        <Button
          variant="ghost"
          aria-label={say('Add hours on {day}, for emergencies', { day: name })}
          onClick={() => duties.append({ ...USUAL_NIGHT }, { shouldFocus: true })}
        >
          <Plus aria-hidden /> {say('Add hours')}
        </Button>
      }
    >
      {duties.fields.map((field, place) => (
        <OneDuty
          key={field.id}
          path={`days.${index}.duties.${place}`}
          day={name}
          next={say(WEEKDAYS[(index + 1) % 7] ?? '')}
          stored={field}
          form={form}
          onRemove={() => duties.remove(place)}
        />
      ))}
    </DayRow>
  );
}

/** The duties of a day as its closed line says them. */
function DutySummary({ index, form }: Omit<EmergencyDayProps, 'name'>) {
  const say = useSay();
  const { time } = useWhen();
  const duties = useWatch({ control: form.control, name: `days.${index}.duties` });
  if (duties.length === 0) return say('No emergencies');
  return (
    <span translate="no">
      {spanTexts(
        duties.map(({ startsAt, endsAt }) => [startsAt, endsAt]),
        time,
      )}
    </span>
  );
}

interface OneDutyProps {
  path: `days.${number}.duties.${number}`;
  day: string;
  /** The day after. */
  next: string;
  stored: Duty;
  form: UseFormReturn<WeeklyDuty>;
  onRemove(): void;
}

function OneDuty({ path, day, next, stored, form, onRemove }: OneDutyProps) {
  const say = useSay();
  const duty = useWatch({ control: form.control, name: path, defaultValue: stored });
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <TimeSelect
        {...form.register(`${path}.startsAt`)}
        times={STARTS}
        stored={duty.startsAt}
        aria-label={say('{day}, emergencies from', { day })}
      />
      <Text as="span">{say('to')}</Text>
      <TimeSelect
        {...form.register(`${path}.endsAt`)}
        times={ENDS}
        stored={duty.endsAt}
        aria-label={say('{day}, emergencies until', { day })}
      />
      <IconButton variant="ghost" aria-label={say('Remove these emergency hours of {day}', { day })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
      {isOvernight(duty) && (
        <Text as="span" textStyle="sm" color="muted">
          {say('ends on {day}', { day: next })}
        </Text>
      )}
    </Flex>
  );
}
