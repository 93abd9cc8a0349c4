import { type Appointment, saveVisitFile } from '@veto/shared-data/appointments';
import { ticketDate, todayInWarsaw } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { clinicText, directionsHref } from '@veto/shared-data/places';
import { doctorName, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { bookedTypeText, minutesText, usePreparation } from '@veto/shared-data/visit-types';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Door } from '@veto/shared-ui/door';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Motif } from '@veto/shared-ui/motif';
import { OwnWords } from '@veto/shared-ui/own-words';
import { SittingAnimal } from '@veto/shared-ui/species';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Ticket, TicketActions, TicketFact, TicketHeader } from '@veto/shared-ui/ticket';
import { CalendarPlus, Clock, MapPin, Navigation, PawPrint } from 'lucide-react';
import { type RefObject, useEffect, useId } from 'react';
import { PetAndReason } from '../appointments/pet-and-reason.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { seeYou, sittingSpecies, whatToBring } from './booked-words.ts';

interface BookedTicketProps {
  veterinarian: VeterinarianProfile;
  visit: Appointment;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** For another animal, or another day. */
  onBookAnother(): void;
}

/** The booking column once a visit is booked: its ticket, and how to prepare. */
export default function BookedTicket({ veterinarian, visit, headingRef, onBookAnother }: BookedTicketProps) {
  const id = useId();
  const booked = SUCCESS.appointmentBooked(doctorName(veterinarian.name));
  const animal = sittingSpecies(visit.petType);
  const type = bookedTypeText(visit, minutesText, 'en');
  // The button that was pressed is gone; the dialog's own return of the focus may come before the ticket.
  useEffect(() => headingRef.current?.focus(), [headingRef]);
  return (
    <Stack as="section" gap="7" aria-labelledby={`${id}-booked`}>
      <Box>
        <Flex align="flex-end" justify="space-between" gap="3">
          <Box minW="0" pb="4">
            <Heading
              as="h2"
              id={`${id}-booked`}
              ref={headingRef}
              tabIndex={-1}
              outline="none"
              textStyle="h2"
              scrollMarginTop="4"
            >
              {seeYou(visit.date, todayInWarsaw())}
            </Heading>
            <Box role="status" color="muted">
              <Text fontWeight="semibold">{booked.title}</Text>
              <Text overflowWrap="anywhere">{booked.description}</Text>
            </Box>
          </Box>
          {animal && <SittingAnimal species={animal} w="84px" me="5" />}
        </Flex>
        <Ticket stacked date={ticketDate(visit)} petType={visit.petType} labelledBy={`${id}-vet`}>
          <TicketHeader
            door={
              <Door
                specialty={veterinarian.specialty}
                imageUrl={veterinarian.imageUrl}
                portrait={veterinarian.portrait}
                w="56px"
              />
            }
            tag={<SpeciesTag type={visit.petType} size="sm" />}
          >
            <Heading as="h3" id={`${id}-vet`} textStyle="h4">
              {doctorName(veterinarian.name)}
            </Heading>
            <Text color="muted">{veterinarian.specialty}</Text>
          </TicketHeader>
          <Box mt="4">
            <TicketFact icon={<PawPrint size={20} />}>
              <PetAndReason petName={visit.petName} reason={visit.reason} />
            </TicketFact>
            {type && <TicketFact icon={<Clock size={20} />}>{type}</TicketFact>}
            <TicketFact icon={<MapPin size={20} />}>{clinicText(veterinarian)}</TicketFact>
          </Box>
          <Actions veterinarian={veterinarian} visit={visit} />
        </Ticket>
      </Box>
      <Preparation visit={visit} />
      <WhatToBring visit={visit} />
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" borderTopWidth="1px" borderColor="line" pt="5">
        <Text color="muted">Another animal, or another day?</Text>
        <Button variant="subtle" onClick={onBookAnother}>
          Book an Appointment
        </Button>
      </Flex>
    </Stack>
  );
}

function Actions({ veterinarian, visit }: Pick<BookedTicketProps, 'veterinarian' | 'visit'>) {
  const saveFile = () =>
    saveVisitFile(visit, { doctor: doctorName(veterinarian.name), place: clinicText(veterinarian) }).catch((error) =>
      tellFailure(error, ERRORS.calendarFile),
    );
  return (
    <TicketActions>
      <Button asChild>
        <a href={directionsHref(veterinarian)} target="_blank" rel="noopener">
          <Navigation aria-hidden size={18} />
          Directions
        </a>
      </Button>
      <Button variant="subtle" onClick={saveFile}>
        <CalendarPlus aria-hidden size={18} />
        Add to calendar
      </Button>
      <LinkButton href={`/appointments/${visit.id}`} variant="plain">
        Open the visit
      </LinkButton>
    </TicketActions>
  );
}

/** What the vet asks of everybody who comes for this. */
function Preparation({ visit }: { visit: Appointment }) {
  const preparation = usePreparation(visit, 'en');
  if (!preparation) return null;
  return (
    <TitledSection title="Before you come" headingLevel="h3">
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        <OwnWords language={preparation.language}>{preparation.text}</OwnWords>
      </Text>
    </TitledSection>
  );
}

function WhatToBring({ visit }: { visit: Appointment }) {
  return (
    <TitledSection title="What to bring" headingLevel="h3">
      <Stack as="ul" listStyleType="none" gap="3">
        {whatToBring(visit).map(({ motif, text }) => (
          <Flex as="li" key={text} gap="4" align="center">
            <Motif name={motif} boxSize="34px" />
            <Box minW="0" overflowWrap="anywhere">
              {text}
            </Box>
          </Flex>
        ))}
      </Stack>
    </TitledSection>
  );
}
