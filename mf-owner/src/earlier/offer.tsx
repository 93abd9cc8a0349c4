import type { Appointment } from '@veto/shared-data/appointments';
import { formatDay, formatTime24, ticketDate } from '@veto/shared-data/calendar';
import { type EarlierRequest, useDeclineOffer, useTakeOffer } from '@veto/shared-data/earlier-times';
import { EARLIER_ERRORS, EARLIER_SUCCESS, withReason } from '@veto/shared-data/errors';
import { clinicText } from '@veto/shared-data/places';
import { doctorName } from '@veto/shared-data/veterinarians';
import { bookedTypeText, minutesText } from '@veto/shared-data/visit-types';
import { specialtyLabel } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Heading } from '@veto/shared-ui/heading';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Ticket, TicketFact, TicketHeader } from '@veto/shared-ui/ticket';
import { ArrowLeftRight, Clock, MapPin, PawPrint } from 'lucide-react';
import { useId } from 'react';
import { PetAndReason } from '../appointments/pet-and-reason.tsx';
import { TicketDoor } from '../appointments/ticket-door.tsx';
import { HeldFor } from './held-for.tsx';

const ICON = { size: 20, 'aria-hidden': true } as const;

type Offered = EarlierRequest & { offer: NonNullable<EarlierRequest['offer']> };

interface OfferProps {
  request: Offered;
  /** The visit that it moves, where it moves one. */
  visit: Appointment | undefined;
  onOver: () => void;
}

/** A time that is held for the owner: one press takes it, silence lets it go. */
export function Offer({ request, visit, onOver }: OfferProps) {
  const id = useId();
  const { offer } = request;
  const take = useTakeOffer();
  const decline = useDeclineOffer();
  const isBusy = take.isPending || decline.isPending;
  const date = ticketDate(offer);
  const { weekday, time } = date;
  const when = `${formatDay(offer.date)} at ${time}`;
  const { veterinarian } = offer;
  return (
    <Stack as="section" gap="5" aria-labelledby={id} maxW="2xl">
      <HeldFor until={offer.heldUntil} onOver={onOver} />
      <Heading as="h2" id={id} textStyle="h2">
        A time is free on {weekday}
      </Heading>
      <Ticket date={date} petType={request.petType} labelledBy={`${id}-ticket`}>
        <TicketHeader
          door={<TicketDoor veterinarian={veterinarian} />}
          tag={<SpeciesTag type={request.petType} size="sm" />}
        >
          <Heading as="h3" id={`${id}-ticket`} textStyle="h3">
            {doctorName(veterinarian?.fullName)}
          </Heading>
          {veterinarian?.specialty && <Text color="muted">{specialtyLabel(veterinarian.specialty)}</Text>}
        </TicketHeader>
        <Box mt="4">
          <TicketFact icon={<PawPrint {...ICON} />}>
            <PetAndReason petName={request.petName} reason={request.reason} />
          </TicketFact>
          <TicketFact icon={<Clock {...ICON} />}>{bookedTypeText(offer) ?? minutesText(offer.duration)}</TicketFact>
          {veterinarian && (
            <TicketFact icon={<MapPin {...ICON} />}>
              {clinicText({
                clinicName: veterinarian.clinicName ?? null,
                address: veterinarian.address ?? null,
                city: veterinarian.city,
              })}
              {offer.kilometres !== null && ` · ${distanceText(offer.kilometres, request.veterinarian)}`}
            </TicketFact>
          )}
          {visit && (
            <TicketFact icon={<ArrowLeftRight {...ICON} />}>
              Instead of {formatDay(visit.date)}, {formatTime24(visit.time)}
            </TicketFact>
          )}
        </Box>
      </Ticket>
      <Stack gap="2.5">
        <Button
          size="lg"
          loading={take.isPending}
          disabled={isBusy}
          onClick={() =>
            void tellOutcome(take.mutateAsync(offer.id), EARLIER_SUCCESS.taken(when), (error) =>
              withReason(error, EARLIER_ERRORS.take),
            )
          }
        >
          Take {weekday}, {time}
        </Button>
        <Button
          size="lg"
          variant="surface"
          loading={decline.isPending}
          disabled={isBusy}
          onClick={() =>
            void tellOutcome(decline.mutateAsync(offer.id), EARLIER_SUCCESS.kept, (error) =>
              withReason(error, EARLIER_ERRORS.keep),
            )
          }
        >
          {visit ? `Keep ${formatDay(visit.date)}` : 'No, thank you'}
        </Button>
        <Text textStyle="small" color="muted">
          {visit
            ? `If you do nothing, ${formatDay(visit.date)} stays.`
            : 'If you do nothing, the time goes to the next owner.'}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Around which practice the owner asked; of a distance in whole kilometres, rounded up. */
const distanceText = (kilometres: number, asked: EarlierRequest['veterinarian']) =>
  `${kilometres <= 1 ? 'less than 1 km' : `about ${kilometres} km`} from ${doctorName(asked?.fullName)}`;
