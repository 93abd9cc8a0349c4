import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { useFreeSlots } from '@veto/shared-data/schedule';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useId } from 'react';
import { freeDays } from './booking-days.ts';
import { DAYS_AHEAD, formatDay } from './slot-text.ts';

const SHOWN = 4;

interface FreeDaysProps {
  veterinarianId: string;
  /** 'YYYY-MM-DD' or ''. */
  chosen: string;
  onChoose(date: string): void;
}

/** Shortcuts to the next days on which the veterinarian can be booked. */
export function FreeDays({ veterinarianId, chosen, onChoose }: FreeDaysProps) {
  const id = useId();
  const today = todayInWarsaw();
  const { data: slots = [] } = useFreeSlots(veterinarianId, { from: today, to: addDays(today, DAYS_AHEAD) });
  const days = freeDays(slots, SHOWN);
  if (days.length === 0) return null;
  return (
    <Flex role="group" aria-labelledby={id} gap="2" wrap="wrap">
      <Text id={id} textStyle="sm" color="fg.muted" w="full">
        Next free days
      </Text>
      {days.map((day) => (
        <Button
          key={day.date}
          type="button"
          variant={day.date === chosen ? 'solid' : 'outline'}
          aria-pressed={day.date === chosen}
          onClick={() => onChoose(day.date)}
        >
          {formatDay(day.date)}
        </Button>
      ))}
    </Flex>
  );
}
