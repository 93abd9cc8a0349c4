import { formatPolishDate } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Icon } from '@veto/shared-ui/icon';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

export interface ConfirmationProps {
  slot: Slot;
  /** False: the visit was only tried out on this page, and the panel says how to book it for real. */
  saved: boolean;
  /** Where signing in and registering lead back to. */
  address: string;
}

export function Confirmation({ slot: { date, time }, saved, address }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; without this the keyboard would start again at the top of the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4" align="center" textAlign="center" py="6">
      <Icon boxSize="12" color="green.fg">
        <CircleCheck aria-hidden />
      </Icon>
      <Heading as="h3" size="lg" ref={heading} tabIndex={-1} outline="none">
        Wizyta potwierdzona!
      </Heading>
      <Text>
        Data: {formatPolishDate(date)}, godzina: {time}
      </Text>
      {saved ? (
        <LinkButton href="/appointments" variant="subtle">
          Moje wizyty
        </LinkButton>
      ) : (
        <WaysToSave address={address} />
      )}
      <LinkButton href="/map-search" variant="plain">
        Wróć do wyszukiwania
      </LinkButton>
    </Stack>
  );
}

/** Only an account can hold a visit. Both ways lead back here with day, hour and pet, one press from booking. */
function WaysToSave({ address }: { address: string }) {
  const next = encodeURIComponent(address);
  return (
    <>
      <Text color="fg.muted">
        Ten termin jest teraz wolny, ale nie jest jeszcze zapisany w kalendarzu lekarza. Zaloguj się albo załóż konto, a
        zapiszesz go jednym naciśnięciem.
      </Text>
      <Flex gap="2" wrap="wrap" justify="center">
        <LinkButton href={`/login?next=${next}`}>Zaloguj się</LinkButton>
        <LinkButton href={`/register?next=${next}`} variant="subtle">
          Załóż konto
        </LinkButton>
      </Flex>
    </>
  );
}
