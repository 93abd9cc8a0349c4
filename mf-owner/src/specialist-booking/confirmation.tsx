import type { GuestBooked } from '@veto/shared-data/booking';
import { formatPolishDate } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { Heading } from '@veto/shared-ui/heading';
import { Icon } from '@veto/shared-ui/icon';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { usePanelWords } from './panel-words.ts';

const GuestLink = lazy(() => import(/* webpackChunkName: "guest-link" */ './guest-link.tsx'));

interface ConfirmationProps {
  slot: Slot;
  /** Of a visit that was booked without an account. */
  guest?: GuestBooked;
}

/** Only for a visit that the database has booked. */
export function Confirmation({ slot: { date, time }, guest }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const words = usePanelWords();
  // The button that was pressed is gone; without this the keyboard would start again at the top of the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4" align="center" textAlign="center" py="6">
      <Icon boxSize="12" color="green.fg">
        <CircleCheck aria-hidden />
      </Icon>
      <Heading as="h3" size="lg" ref={heading} tabIndex={-1} outline="none">
        {words.confirmed}
      </Heading>
      <Text>{words.at(formatPolishDate(date), time)}</Text>
      {guest ? (
        <Suspense fallback={null}>
          <GuestLink {...guest} />
        </Suspense>
      ) : (
        <LinkButton href="/appointments" variant="subtle">
          {words.ownVisits}
        </LinkButton>
      )}
      <LinkButton href="/map-search" variant="plain">
        {words.backToSearch}
      </LinkButton>
    </Stack>
  );
}
