import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Clock, MapPin } from 'lucide-react';
import { useId } from 'react';
import { Door } from '../door/door.tsx';
import { Ticket, type TicketDate, TicketFact, TicketHeader } from '../ticket/ticket.tsx';

export interface SheetVeterinarian {
  /** 'Dr. Anna Kowalska' */
  name: string;
  specialty: string;
  imageUrl: string | null;
  portrait: object | null;
  /** 'Klinika Pod Lipami, Kraków' */
  place: string;
}

export interface SheetTicketProps {
  veterinarian: SheetVeterinarian;
  /** Null while no time is chosen. */
  date: TicketDate | null;
  petType: string;
  /** 'Skin consultation, 40 min, 160–220 zł', where the vet offers kinds of visit. */
  type?: string | undefined;
}

/** With whom, where and when: a ticket, as it will be. */
export function SheetTicket({ veterinarian, date, petType, type }: SheetTicketProps) {
  const id = useId();
  const { name, specialty, imageUrl, portrait, place } = veterinarian;
  const facts = (
    <>
      <TicketHeader door={<Door specialty={specialty} imageUrl={imageUrl} portrait={portrait} w="56px" />}>
        <Heading as="h3" id={id} textStyle="h4">
          {name}
        </Heading>
        <Text color="muted" textStyle="small">
          {specialty}
        </Text>
      </TicketHeader>
      <TicketFact icon={<MapPin size={18} />}>{place}</TicketFact>
      {type && <TicketFact icon={<Clock size={18} />}>{type}</TicketFact>}
    </>
  );
  return date ? (
    <Ticket date={date} petType={petType} labelledBy={id}>
      {facts}
    </Ticket>
  ) : (
    <Box as="article" aria-labelledby={id} bg="surface" rounded="ticket" p="5">
      {facts}
    </Box>
  );
}
