import type { VisitCounts } from '@veto/shared-data/appointments';
import { Box } from '@veto/shared-ui/box';
import { DateInput } from '@veto/shared-ui/date-input';
import { Flex } from '@veto/shared-ui/flex';
import { Input } from '@veto/shared-ui/input';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { focusInView } from '../focus-in-view/focus-in-view.ts';
import { useWhen } from '../when/use-when.ts';
import { Chip } from './chip.tsx';

const DAYS_AT_ONCE = 7;

export interface VisitFiltersProps {
  /** The days that have visits: a button each for the first ones. */
  days: VisitCounts['days'];
  total: number;
  /** 'YYYY-MM-DD', or '' for all. */
  day: string;
  words: string;
  onDay: (day: string) => void;
  onWords: (words: string) => void;
}

export function VisitFilters({ days, total, day, words, onDay, onWords }: VisitFiltersProps) {
  const say = useSay();
  const when = useWhen();
  return (
    <Flex gap="3" direction="column">
      <Flex gap="3" wrap="wrap">
        <Input
          type="search"
          aria-label={say('Search visits')}
          placeholder={say('Pet, owner or reason')}
          value={words}
          maxLength={100}
          flex="1 1 12rem"
          onChange={({ currentTarget }) => onWords(currentTarget.value)}
        />
        <DateInput
          aria-label={say('Day')}
          value={day}
          w="11rem"
          onChange={({ currentTarget }) => onDay(currentTarget.value)}
        />
      </Flex>
      {days.length > 0 && (
        <Box overflowX="auto" mx="-1" px="1" py="1" scrollPaddingInline="2" onFocus={focusInView}>
          <Flex role="group" aria-label={say('Days with visits')} gap="2" w="max-content">
            <DayButton chosen={day === ''} count={total} onPress={() => onDay('')}>
              {say('All')}
            </DayButton>
            {days.slice(0, DAYS_AT_ONCE).map(({ date, visits }) => (
              <DayButton key={date} chosen={day === date} count={visits} onPress={() => onDay(date)}>
                {when.day(date)}
              </DayButton>
            ))}
          </Flex>
        </Box>
      )}
    </Flex>
  );
}

interface DayButtonProps {
  chosen: boolean;
  count: number;
  onPress: () => void;
  children: string;
}

function DayButton({ count, children, ...chip }: DayButtonProps) {
  return (
    <Chip {...chip}>
      {children}
      <Text as="span" fontWeight="normal" fontVariantNumeric="tabular-nums">
        {count}
      </Text>
    </Chip>
  );
}
