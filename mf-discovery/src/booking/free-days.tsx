import { addDays, formatDay, todayInWarsaw } from '@veto/shared-data/calendar';
import { useFreeSlots } from '@veto/shared-data/schedule';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Text } from '@veto/shared-ui/text';
import { useId } from 'react';
import { freeDays } from './booking-days.ts';
import { DAYS_AHEAD } from './slot-text.ts';

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
    <Box role="group" aria-labelledby={id}>
      <Text id={id} textStyle="sm" color="fg.muted" mb="2">
        Next free days
      </Text>
      <SimpleGrid columns={{ base: 2, sm: SHOWN }} gap="2">
        {days.map((day) => (
          <Button
            key={day.date}
            type="button"
            px="2"
            variant={day.date === chosen ? 'solid' : 'outline'}
            aria-pressed={day.date === chosen}
            onClick={() => onChoose(day.date)}
          >
            {formatDay(day.date)}
          </Button>
        ))}
      </SimpleGrid>
    </Box>
  );
}
