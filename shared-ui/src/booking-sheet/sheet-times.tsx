import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { InputProps } from '@chakra-ui/react/input';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { FieldGroup } from '../chip-choice/index.ts';
import { DateInput } from '../date-input/date-input.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { DayShortcuts } from '../slots/day-shortcuts.tsx';
import { SlotOption } from '../slots/slot-option.tsx';
import { type Slot, type SlotFormat, slotColumns } from '../slots/slots-by-day.tsx';
import { timesAround } from './times-around.ts';
import type { BookingSheetWords } from './words.ts';

export interface SheetTimesProps {
  /** The chosen day, 'YYYY-MM-DD', or ''. */
  date: string;
  slot: Slot | null;
  /** The day was asked for and none of its times: all stand there from the start. */
  wholeDay?: boolean;
  /** The free times of the chosen day; undefined until they have come. */
  slots: readonly Slot[] | undefined;
  /** Why they could not be read. */
  failure: unknown;
  onRetry: () => void;
  onSlot: (slot: Slot) => void;
  /** The next days with a free time. */
  nextDays: readonly string[];
  onDay: (date: string) => void;
  /** What a form registers for the day, with the first and the last that can be chosen. */
  dateField: InputProps;
  errors: { date?: string | undefined; time?: string | undefined };
  format: SlotFormat;
}

/** A few times around the chosen one in place; the others of that day, and other days, after a press. */
export function SheetTimes(props: SheetTimesProps & { words: BookingSheetWords['times'] }) {
  const { date, slot, wholeDay, slots, nextDays, onDay, dateField, errors, format, words } = props;
  const asksForDay = date === '' || Boolean(errors.date);
  const [choosesDay, setChoosesDay] = useState(asksForDay);
  // The field stays once it is there: nothing goes away from under a typing hand.
  if (asksForDay && !choosesDay) setChoosesDay(true);
  const [expanded, setExpanded] = useState(wholeDay ? date : '');
  const all = choosesDay || expanded === date;
  const shown = all ? (slots ?? []) : timesAround(slots ?? (slot ? [slot] : []), slot);
  const hidden = (slots?.length ?? 0) - shown.length;
  return (
    <Stack gap="3">
      {choosesDay && (
        <Stack gap="3">
          <FormField label={words.date} required error={errors.date}>
            <DateInput {...dateField} {...(date === '' && { 'data-missing': '' })} />
          </FormField>
          <DayShortcuts label={words.nextDays} days={nextDays} value={date} onChange={onDay} format={format} />
        </Stack>
      )}
      {date === '' ? (
        <FieldGroup label={words.time} error={errors.time}>
          <Text color="muted">{words.chooseDay}</Text>
        </FieldGroup>
      ) : (
        <TimesOfDay {...props} shown={shown} />
      )}
      {!choosesDay && (
        <Flex wrap="wrap" gap="2" align="center">
          <Button variant="surface" flex={{ base: '1', md: '0 0 auto' }} onClick={() => setChoosesDay(true)}>
            <CalendarDays aria-hidden size={18} />
            {words.otherDay}
          </Button>
          {hidden > 0 && (
            <Button variant="plain" px="3" onClick={() => setExpanded(date)}>
              {words.more(hidden)}
            </Button>
          )}
        </Flex>
      )}
    </Stack>
  );
}

type TimesOfDayProps = SheetTimesProps & { words: BookingSheetWords['times']; shown: readonly Slot[] };

function TimesOfDay({ date, slot, slots, shown, failure, onRetry, onSlot, errors, format, words }: TimesOfDayProps) {
  const name = useId();
  return (
    <FieldGroup label={words.time} hideLabel error={errors.time}>
      <Flex textStyle="small" gap="1.5" mb="2" aria-hidden>
        <Text fontWeight="semibold">{format.shortDay(date)}</Text>
        <Text color="muted">{words.others}</Text>
      </Flex>
      {failure && !slots ? (
        <ErrorState
          headingLevel="h3"
          title={words.failed.title}
          error={failure}
          retryLabel={words.failed.retry}
          onRetry={onRetry}
        />
      ) : slots?.length === 0 ? (
        <Text color="muted">{words.none}</Text>
      ) : (
        <Box display="grid" gridTemplateColumns={slotColumns(format)} gap="2">
          {shown.map((one) => (
            <SlotOption
              key={one.time}
              name={name}
              text={format.time(one.time)}
              checked={slot?.date === one.date && slot.time === one.time}
              onChoose={() => onSlot(one)}
            />
          ))}
          {!slots && <Skeleton h="11" rounded="slot" aria-hidden />}
        </Box>
      )}
    </FieldGroup>
  );
}
