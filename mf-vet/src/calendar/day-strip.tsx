import { addDays } from '@veto/shared-data/calendar';
import { Button } from '@veto/shared-ui/button';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';

/** 'November'; with the day before it, 'listopada'. */
function monthOf(date: string, locale: string): string | undefined {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.formatToParts(new Date(`${date}T12:00:00Z`)).find(({ type }) => type === 'month')?.value;
}

export interface DayStripProps {
  monday: string;
  today: string;
  /** 0 is Monday. */
  day: number;
  onDay: (day: number) => void;
}

/** The days of the week to choose one from, on a phone. */
export function DayStrip({ monday, today, day, onDay }: DayStripProps) {
  const say = useSay();
  const when = useWhen();
  return (
    <SimpleGrid columns={7} gap="1" hideFrom="md" _print={{ display: 'none' }} role="group" aria-label={say('Day')}>
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
              {when.slots.weekday(date)}
            </Text>
            <Text as="span" fontVariantNumeric="tabular-nums">
              {Number(date.slice(8))}
            </Text>
            <VisuallyHidden>
              {monthOf(date, when.locale)}
              {date === today && say(', today')}
            </VisuallyHidden>
          </Button>
        );
      })}
    </SimpleGrid>
  );
}
