import { formatPolishDate } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Icon } from '@veto/shared-ui/icon';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
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
        <Button asChild variant="subtle">
          <SiteLink href="/appointments">Moje wizyty</SiteLink>
        </Button>
      ) : (
        <WaysToSave address={address} />
      )}
      <Button asChild variant="plain">
        <SiteLink href="/map-search">Wróć do wyszukiwania</SiteLink>
      </Button>
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
        <Button asChild>
          <SiteLink href={`/login?next=${next}`}>Zaloguj się</SiteLink>
        </Button>
        <Button asChild variant="subtle">
          <SiteLink href={`/register?next=${next}`}>Załóż konto</SiteLink>
        </Button>
      </Flex>
    </>
  );
}
