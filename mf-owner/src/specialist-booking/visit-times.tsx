import { daysWithSlots, sameSlot, slotsOn, useTypesToBook } from '@veto/shared-data/booking';
import { weekdayOf } from '@veto/shared-data/calendar';
import { useSession } from '@veto/shared-data/core';
import { isFull, waitingPath } from '@veto/shared-data/earlier-times';
import { type Slot, useBookableSlots } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { BookButton } from './book-button.tsx';
import { saySlotMissing } from './booking-messages.ts';
import { FreeTimes } from './free-times.tsx';
import { usePanelWords } from './panel-words.ts';
import { dayText, trialSlots } from './trial-slots.ts';
import { VisitPicker } from './visit-picker.tsx';

/** Day and time as they are chosen on the page, '' each while they are not. */
export interface Chosen {
  date: string;
  time: string;
}

interface VisitTimesProps {
  vet: VeterinarianProfile;
  chosen: Chosen;
  onChange(chosen: Chosen): void;
  /** A free time was pressed, or the button once one is chosen. */
  onBook(slot: Slot): void;
  onPrepare(): void;
}

/** Day, time and the button that opens the sheet, on the vet's real times. A visitor sees all fifteen times of a day. */
export function VisitTimes(props: VisitTimesProps) {
  const free = useBookableSlots(props.vet.id, useTypesToBook(props.vet.id)?.[0]?.minutes);
  const signedOut = useSession().state === 'signed-out';
  const words = usePanelWords();
  return (
    <Stack gap="5" data-needs-script="">
      {signedOut && (
        <Text bg="sunken" rounded="control" px="4" py="3">
          {words.first}
        </Text>
      )}
      <FreeTimes free={free}>
        {(offered) => <OfferedTimes {...props} offered={offered} showsTaken={signedOut} />}
      </FreeTimes>
    </Stack>
  );
}

interface OfferedTimesProps extends VisitTimesProps {
  offered: readonly Slot[];
  /** Times that somebody has already stand there, too. */
  showsTaken: boolean;
}

function OfferedTimes({ vet, chosen, onChange, onBook, onPrepare, offered, showsTaken }: OfferedTimesProps) {
  const { date, time } = chosen;
  const words = usePanelWords();
  const isTaken = (one: Slot) => !offered.some((other) => sameSlot(one, other));
  const slots = !date ? [] : showsTaken ? trialSlots(date) : slotsOn(offered, date);
  // A time stays chosen when the day changes, and counts again on a day that offers it.
  const slot = slots.find((one) => one.time === time && !isTaken(one)) ?? null;
  const openDays = new Set(daysWithSlots(offered));
  const workdays = vet.workingHours.map(({ weekday }) => weekday);
  const note =
    date && showsTaken
      ? dayText({ offered: !slots.every(isTaken), open: workdays, weekday: weekdayOf(date) }, words)
      : null;
  return (
    <Stack gap="6">
      <Box onPointerEnter={onPrepare} onFocus={onPrepare}>
        <VisitPicker
          chosen={chosen}
          slots={slots}
          onDay={(day) => onChange({ date: day, time })}
          onSlot={onChange}
          onPress={(pressed) => !isTaken(pressed) && onBook(pressed)}
          note={note}
          {...(showsTaken
            ? { taken: { has: isTaken, word: words.taken } }
            : { isUnavailable: (day: string) => !openDays.has(day) })}
        />
      </Box>
      <BookButton ready={slot !== null} onClick={() => (slot ? onBook(slot) : saySlotMissing(words))} />
      {isFull(offered) && workdays.length > 0 && (
        <LinkButton href={waitingPath(vet.id)} variant="subtle">
          {words.tellOfEarlier}
        </LinkButton>
      )}
    </Stack>
  );
}
