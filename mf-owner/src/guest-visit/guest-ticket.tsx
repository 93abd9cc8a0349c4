import type { GuestVisit } from '@veto/shared-data/guest-visits';
import { clinicText, directionsHref } from '@veto/shared-data/places';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { Link } from '@veto/shared-ui/link';
import { PhoneLink } from '@veto/shared-ui/phone-link';
import { Text } from '@veto/shared-ui/text';
import { Ticket, TicketActions, TicketFact, TicketHeader } from '@veto/shared-ui/ticket';
import { Clock, MapPin, PawPrint, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PetAndReason } from '../appointments/pet-and-reason.tsx';
import { TicketDoor } from '../appointments/ticket-door.tsx';
import { useVisitWords } from '../appointments/visit-words.ts';

const ICON = { size: 20, 'aria-hidden': true } as const;
const STATUS = { open: 'upcoming', past: 'completed', cancelled: 'cancelled', 'in-account': 'upcoming' } as const;

export function GuestTicket({ visit, children }: { visit: GuestVisit; children: ReactNode }) {
  const id = useId();
  const { veterinarian } = visit;
  const { specialty, clinicName, address, city } = veterinarian;
  const clinic = { clinicName, address, city };
  const directions = directionsHref(clinic);
  const words = useVisitWords();
  const type = words.type(visit);
  return (
    <Ticket
      date={words.dates.ticket(visit)}
      petType={visit.petType ?? ''}
      status={visit.status === 'cancelled' ? 'cancelled' : STATUS[visit.state]}
      labelledBy={id}
    >
      <TicketHeader door={<TicketDoor veterinarian={veterinarian} />}>
        <Heading as="h2" id={id} textStyle="h3">
          {words.doctor(veterinarian.name)}
        </Heading>
        {specialty && <Text color="muted">{words.specialty(specialty)}</Text>}
      </TicketHeader>
      <Box mt="4">
        {visit.petName && (
          <TicketFact icon={<PawPrint {...ICON} />}>
            <PetAndReason petName={visit.petName} reason={visit.reason && words.chosen(visit.reason)} />
          </TicketFact>
        )}
        {type && <TicketFact icon={<Clock {...ICON} />}>{type}</TicketFact>}
        <TicketFact icon={<MapPin {...ICON} />}>
          {clinicText(clinic)}
          {directions && visit.state === 'open' && (
            <>
              {' '}
              <Link href={directions}>{words.say('Directions')}</Link>
            </>
          )}
        </TicketFact>
        {veterinarian.phone && (
          <TicketFact icon={<Phone {...ICON} />}>
            <PhoneLink number={veterinarian.phone} />
          </TicketFact>
        )}
      </Box>
      <TicketActions>{children}</TicketActions>
    </Ticket>
  );
}
