import type { Appointment } from '@veto/shared-data/appointments';
import { AppointmentStatusBadge } from '@veto/shared-ui/appointment-status-badge';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { Link } from '@veto/shared-ui/link';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Text } from '@veto/shared-ui/text';
import { Ticket, TicketActions, TicketFact, TicketHeader } from '@veto/shared-ui/ticket';
import { SiteLink } from '@veto/slice-kit';
import { Clock, MapPin, PawPrint, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Cancellation } from './cancellation.tsx';
import { OpenMove } from './open-move.tsx';
import { PetAndReason } from './pet-and-reason.tsx';
import { StillBooked } from './still-booked.tsx';
import { TicketDoor } from './ticket-door.tsx';
import { placeOf, useVisitWords } from './visit-words.ts';

const ICON = { size: 20, 'aria-hidden': true } as const;

interface VisitTicketProps {
  visit: Appointment;
  petImageUrl?: string | null | undefined;
  /** On the visit's own page its name leads nowhere. */
  isOpen?: boolean;
  /** Buttons that the visit's state allows. */
  children?: ReactNode;
}

const knownStatus = (status: string) => (status === 'completed' || status === 'cancelled' ? status : 'upcoming');

/** One visit of an owner: when on the stub, with whom, for whom and where beside it. */
export function VisitTicket({ visit, petImageUrl, isOpen = false, children }: VisitTicketProps) {
  const id = useId();
  const { veterinarian } = visit;
  const status = knownStatus(visit.status);
  const words = useVisitWords();
  const name = words.veterinarian(visit);
  const specialty = words.specialty(veterinarian?.specialty);
  return (
    <Ticket
      date={words.dates.ticket(visit)}
      petType={visit.petType}
      status={status}
      labelledBy={id}
      band={
        status === 'upcoming' && (
          <>
            {visit.petDied && <StillBooked pet={visit.petName} />}
            <OpenMove visit={visit} />
          </>
        )
      }
    >
      <TicketHeader
        door={<TicketDoor veterinarian={veterinarian} />}
        tag={<SpeciesTag type={visit.petType} imageUrl={petImageUrl} size="sm" />}
      >
        <Heading as="h2" id={id} textStyle="h3">
          {isOpen ? (
            name
          ) : (
            <Link asChild color="inherit">
              <SiteLink href={`/appointments/${visit.id}`}>{name}</SiteLink>
            </Link>
          )}
        </Heading>
        {specialty && <Text color="muted">{specialty}</Text>}
      </TicketHeader>
      <Box mt="4">
        <Facts visit={visit} />
      </Box>
      {status === 'upcoming' ? (
        children && <TicketActions>{children}</TicketActions>
      ) : (
        <TicketActions>
          <AppointmentStatusBadge status={visit.status} />
          {children}
        </TicketActions>
      )}
    </Ticket>
  );
}

function Facts({ visit }: { visit: Appointment }) {
  const { type: typeOf, chosen } = useVisitWords();
  const type = typeOf(visit);
  return (
    <>
      <TicketFact icon={<PawPrint {...ICON} />}>
        <PetAndReason petName={visit.petName} reason={visit.reason && chosen(visit.reason)} />
      </TicketFact>
      {type && <TicketFact icon={<Clock {...ICON} />}>{type}</TicketFact>}
      {visit.status === 'cancelled' ? (
        <TicketFact icon={<TriangleAlert {...ICON} />}>
          <Cancellation visit={visit} />
        </TicketFact>
      ) : (
        <TicketFact icon={<MapPin {...ICON} />}>{placeOf(visit).text}</TicketFact>
      )}
    </>
  );
}
