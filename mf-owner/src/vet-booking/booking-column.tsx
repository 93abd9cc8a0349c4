import { pathWithSlot } from '@veto/shared-data/booking';
import { SLOTS_24H } from '@veto/shared-data/calendar';
import { useSession } from '@veto/shared-data/core';
import { isFull, waitingPath } from '@veto/shared-data/earlier-times';
import { bookableDays, type Slot } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { BookingPanel } from '@veto/shared-ui/booking-panel';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Link } from '@veto/shared-ui/link';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PhoneLink } from '@veto/shared-ui/phone-link';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { FiveDaySlots, type FiveDaySlotsLabels } from '@veto/shared-ui/slots';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import type { Ref } from 'react';
import type { ChosenTime } from './use-chosen-time.ts';

interface BookingColumnProps {
  veterinarian: VeterinarianProfile;
  chosen: ChosenTime;
  headingRef: Ref<HTMLHeadingElement>;
  /** The visitor is about to book: fetch what it takes. */
  onPrepare(): void;
  /** At a time that was pressed; without one, at the chosen or the next free time. */
  onBook(at?: { slot?: Slot; asksToSignIn?: boolean }): void;
}

export const HEADING = 'Book a visit';

type BookingNeedsScriptProps = Pick<BookingColumnProps, 'veterinarian' | 'chosen'>;

/** The way to a visit: a pressed time, and the button, open the booking sheet. */
export function BookingColumn({ veterinarian, chosen, headingRef, onPrepare, onBook }: BookingColumnProps) {
  const { state } = useSession();
  return (
    <BookingPanel heading={HEADING} headingRef={headingRef} anchor="book">
      <noscript>
        <BookingNeedsScript veterinarian={veterinarian} chosen={chosen} />
      </noscript>
      <Text textStyle="small" color="muted" mt="-2" mb="4" data-needs-script="">
        Times are in Warsaw time.
      </Text>
      <Stack gap="4" data-needs-script="">
        <FreeTimes chosen={chosen} disabled={state === 'loading'} onPrepare={onPrepare} onBook={onBook} />
        {state === 'loading' ? (
          <Skeleton h="12" />
        ) : (
          <Button
            size="lg"
            onClick={() => onBook({ asksToSignIn: state === 'signed-out' })}
            onPointerEnter={onPrepare}
            onFocus={onPrepare}
          >
            Book an Appointment
          </Button>
        )}
        {chosen.free.data && isFull(chosen.free.data) && veterinarian.workingHours.length > 0 && (
          <LinkButton href={waitingPath(veterinarian.id)} variant="subtle">
            Tell me if something earlier comes free
          </LinkButton>
        )}
        {state === 'signed-out' && <SignInFirst veterinarianId={veterinarian.id} chosen={chosen} />}
      </Stack>
    </BookingPanel>
  );
}

/** Where a press on a time leads without a script: what is missing, and how to book nevertheless. */
function BookingNeedsScript({ veterinarian: { phone }, chosen: { slot, free } }: BookingNeedsScriptProps) {
  const time = slot ?? free.data?.[0];
  return (
    <Stack gap="3">
      {time && (
        <Text fontWeight="semibold">
          {slot ? 'Your time' : 'Next open'}: {SLOTS_24H.shortDay(time.date)}, {SLOTS_24H.time(time.time)}
        </Text>
      )}
      <Text>Booking online needs JavaScript. Please switch it on and load the page again{phone && ', or call'}.</Text>
      {phone && <PhoneLink number={phone} />}
    </Stack>
  );
}

/** Both ways to an account lead back here, with the time. */
function SignInFirst({ veterinarianId, chosen }: { veterinarianId: string; chosen: ChosenTime }) {
  const next = encodeURIComponent(pathWithSlot(`/veterinarian/${veterinarianId}`, chosen.slot));
  const style = {
    variant: 'underline',
    color: 'fg.brand',
    fontWeight: 'medium',
    display: 'inline-flex',
    py: '2',
  } as const;
  return (
    <Text textAlign="center" color="fg.muted" data-without-account="">
      <Link asChild {...style}>
        <SiteLink href={`/login?next=${next}`}>Sign in</SiteLink>
      </Link>{' '}
      or{' '}
      <Link asChild {...style}>
        <SiteLink href={`/register?next=${next}`}>create an account</SiteLink>
      </Link>{' '}
      to book{chosen.slot ? ' this time' : ' a time'}.
    </Text>
  );
}

const LABELS: FiveDaySlotsLabels = {
  days: 'Day',
  closed: 'nothing free',
  earlier: 'Earlier days',
  later: 'Later days',
  times: (day) => `Times on ${day}`,
  more: (count) => `${count} more times`,
  empty: 'Nothing is free on these days. Try later ones.',
};

interface FreeTimesProps extends Pick<BookingColumnProps, 'chosen' | 'onPrepare' | 'onBook'> {
  disabled: boolean;
}

function FreeTimes({ chosen, disabled, onPrepare, onBook }: FreeTimesProps) {
  const { free, slot, gone } = chosen;
  if (free.isError && !free.data)
    return <ErrorState headingLevel="h3" title="The free times could not be loaded." query={free} />;
  if (!free.data) return <Skeleton h="190px" rounded="control" />;
  return (
    <>
      {gone && (
        <Box role="status" bg="warn.bg" color="warn" rounded="control" px="4" py="3" fontWeight="semibold">
          {SLOTS_24H.shortDay(gone.date)}, {SLOTS_24H.time(gone.time)} is no longer free.
          {free.data.length > 0 && ' Please choose another time.'}
        </Box>
      )}
      {free.data.length === 0 ? (
        <Text color="fg.muted">No times can be booked online at the moment. Please call the clinic.</Text>
      ) : (
        <Box onPointerEnter={onPrepare} onFocus={onPrepare}>
          <FiveDaySlots
            days={bookableDays()}
            slots={free.data}
            value={slot}
            day={chosen.day}
            onChange={chosen.choose}
            onPress={(pressed) => onBook({ slot: pressed })}
            labels={LABELS}
            format={SLOTS_24H}
            disabled={disabled}
          />
        </Box>
      )}
    </>
  );
}
