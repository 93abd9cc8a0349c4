import { ticketDate } from '@veto/shared-data/calendar';
import { doctorName, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { type VisitType, visitTypeText } from '@veto/shared-data/visit-types';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Text } from '@veto/shared-ui/text';
import { Ticket, TicketFact, TicketHeader } from '@veto/shared-ui/ticket';
import { Banknote, Clock, MapPin, PawPrint, Pencil } from 'lucide-react';
import { useId } from 'react';
import { TicketDoor } from '../appointments/ticket-door.tsx';

const ICON = { size: 20, 'aria-hidden': true } as const;

/** The stub while no time is chosen. */
const NO_DATE = { weekday: 'Day and time', day: '–', month: 'not chosen yet', time: '', dateTime: null };

export interface BookingTicketProps {
  petName: string;
  petType: string;
  veterinarian: VeterinarianCard | null;
  slot: { date: string; time: string } | null;
  reason: string;
  type: VisitType;
}

/** The ticket as far as it is filled in. */
export default function BookingTicket({ petName, petType, veterinarian, slot, reason, type }: BookingTicketProps) {
  const id = useId();
  return (
    <Box>
      <Text textStyle="small" fontWeight="semibold" mb="2">
        Your ticket so far
      </Text>
      <Ticket stacked date={slot ? ticketDate(slot) : NO_DATE} petType={petType} labelledBy={id}>
        <TicketHeader
          {...(veterinarian && { door: <TicketDoor veterinarian={veterinarian} /> })}
          tag={<SpeciesTag type={petType} size="sm" />}
        >
          <Heading as="h3" id={id} textStyle="h4" {...(!veterinarian && { color: 'muted' })}>
            {veterinarian ? doctorName(veterinarian.name) : 'No vet chosen yet'}
          </Heading>
          {veterinarian && <Text color="muted">{veterinarian.specialty}</Text>}
        </TicketHeader>
        <Box mt="4">
          <TicketFact icon={<PawPrint {...ICON} />}>{petName.trim() || <Open>For which pet</Open>}</TicketFact>
          {veterinarian && <TicketFact icon={<MapPin {...ICON} />}>{veterinarian.location}</TicketFact>}
          <TicketFact icon={<Pencil {...ICON} />}>
            {reason.trim() ? <Text lineClamp="3">{reason.trim()}</Text> : <Open>Reason for the visit</Open>}
          </TicketFact>
          {veterinarian && type.id !== null && (
            <TicketFact icon={<Clock {...ICON} />}>{visitTypeText(type)}</TicketFact>
          )}
          {veterinarian?.priceFrom != null && type.id === null && (
            <TicketFact icon={<Banknote {...ICON} />}>from {veterinarian.priceFrom} zł</TicketFact>
          )}
        </Box>
      </Ticket>
    </Box>
  );
}

/** An answer that is still to come. */
function Open({ children }: { children: string }) {
  return (
    <Text as="span" color="muted">
      {children}
    </Text>
  );
}
