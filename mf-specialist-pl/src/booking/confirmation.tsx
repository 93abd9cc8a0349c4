import { formatPolishDate } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { Button } from '@veto/shared-ui/button';
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
  loginHref: string;
}

export function Confirmation({ slot: { date, time }, saved, loginHref }: ConfirmationProps) {
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
      {!saved && (
        <Text color="fg.muted">
          To podgląd: termin nie trafił jeszcze do kalendarza lekarza.{' '}
          <SiteLink href={loginHref} style={{ textDecoration: 'underline' }}>
            Zaloguj się
          </SiteLink>
          , aby zarezerwować wizytę.
        </Text>
      )}
      <Button asChild variant="outline">
        <SiteLink href="/map-search">Wróć do wyszukiwania</SiteLink>
      </Button>
    </Stack>
  );
}
