import { addDays, formatDay } from '@veto/shared-data/calendar';
import { Button } from '@veto/shared-ui/button';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

export interface DayStripProps {
  monday: string;
  today: string;
  /** 0 is Monday. */
  day: number;
  onDay: (day: number) => void;
}

/** The days of the week to choose one from, on a phone. */
export function DayStrip({ monday, today, day, onDay }: DayStripProps) {
  return (
    <SimpleGrid columns={7} gap="1" hideFrom="md" _print={{ display: 'none' }} role="group" aria-label="Day">
      {Array.from({ length: 7 }, (_, index) => {
        const date = addDays(monday, index);
        const chosen = index === day;
        return (
          <Button
            key={date}
            variant={date === today ? 'subtle' : 'plain'}
            aria-pressed={chosen}
            onClick={() => onDay(index)}
            flexDirection="column"
            gap="0"
            h="14"
            px="0"
            minW="0"
            {...(chosen && { bg: 'ink', color: 'canvas', _hover: { bg: 'ink' } })}
          >
            <Text as="span" textStyle="caption">
              {formatDay(date).slice(0, 3)}
            </Text>
            <Text as="span" fontVariantNumeric="tabular-nums">
              {Number(date.slice(8))}
            </Text>
            <VisuallyHidden>
              {MONTH.format(new Date(`${date}T12:00:00Z`))}
              {date === today && ', today'}
            </VisuallyHidden>
          </Button>
        );
      })}
    </SimpleGrid>
  );
}
