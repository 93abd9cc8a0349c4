import { formatPolishDate } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { Button } from '@veto/shared-ui/button';
import { Heading } from '@veto/shared-ui/heading';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useEffect, useRef } from 'react';

interface NotBookedYetProps {
  slot: Slot;
  /** Where signing in and registering lead back to. */
  address: string;
  /** Back to the times. */
  onBack(): void;
}

/**
 * What is still to be done after a visitor who is not signed in has chosen a free time: only an account can hold a visit. Both
 * ways lead back here with day, hour and pet, one press from booking.
 */
export function NotBookedYet({ slot: { date, time }, address, onBack }: NotBookedYetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; without this the keyboard would start again at the top of the page.
  useEffect(() => heading.current?.focus(), []);
  const next = encodeURIComponent(address);
  return (
    <Stack gap="4">
      <Heading as="h3" size="lg" ref={heading} tabIndex={-1} outline="none">
        Został jeszcze jeden krok
      </Heading>
      <Text>
        Wizyta {formatPolishDate(date)} o {time} nie jest jeszcze zarezerwowana. Termin jest teraz wolny, ale może go
        zająć ktoś inny.
      </Text>
      <Text color="muted">
        Zaloguj się albo załóż konto. Zapamiętamy dzień, godzinę i zwierzę, więc wystarczy potem nacisnąć „Rezerwuj
        wizytę”.
      </Text>
      <Stack gap="2">
        <LinkButton href={`/login?next=${next}`} size="lg">
          Zaloguj się
        </LinkButton>
        <LinkButton href={`/register?next=${next}`} variant="subtle" size="lg">
          Załóż konto
        </LinkButton>
        <Button variant="plain" onClick={onBack}>
          Zmień termin
        </Button>
        <LinkButton href="/map-search" variant="plain">
          Wróć do wyszukiwania
        </LinkButton>
      </Stack>
    </Stack>
  );
}
