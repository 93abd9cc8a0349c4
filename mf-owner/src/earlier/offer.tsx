import type { Appointment } from '@veto/shared-data/appointments';
import { formatTime24 } from '@veto/shared-data/calendar';
import { type EarlierRequest, useDeclineOffer, useTakeOffer } from '@veto/shared-data/earlier-times';
import { EARLIER_ERRORS, EARLIER_SUCCESS, withReason } from '@veto/shared-data/errors';
import { clinicText } from '@veto/shared-data/places';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { type ToldMessage, tellOutcome } from '@veto/shared-ui/failure-toast';
import { Heading } from '@veto/shared-ui/heading';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Ticket, TicketFact, TicketHeader } from '@veto/shared-ui/ticket';
import { ArrowLeftRight, Clock, MapPin, PawPrint } from 'lucide-react';
import { useId } from 'react';
import { PetAndReason } from '../appointments/pet-and-reason.tsx';
import { TicketDoor } from '../appointments/ticket-door.tsx';
import { useVisitWords, type VisitWords } from '../appointments/visit-words.ts';
import { HeldFor } from './held-for.tsx';

const ICON = { size: 20, 'aria-hidden': true } as const;

type Offered = EarlierRequest & { offer: NonNullable<EarlierRequest['offer']> };

interface OfferProps {
  request: Offered;
  /** The visit that it moves, where it moves one. */
  visit: Appointment | undefined;
  /** Hears that the owner takes the time or lets it go, and where that was refused. */
  onAnswer: (stands: boolean) => void;
  onOver: () => void;
}

type Refusal = (typeof EARLIER_ERRORS)['take' | 'keep'];

const letBe = () => {};

/** A time that is held for the owner: one press takes it, silence lets it go. */
export function Offer({ request, visit, onAnswer, onOver }: OfferProps) {
  const id = useId();
  const words = useVisitWords();
  const { say, dates, doctor } = words;
  const { offer } = request;
  const take = useTakeOffer();
  const decline = useDeclineOffer();
  const isBusy = take.isPending || decline.isPending;
  const isAnswered = isBusy || take.isSuccess || decline.isSuccess;
  const date = dates.ticket(offer);
  const { weekday, time } = date;
  const when = say('{day} at {time}', { day: dates.day(offer.date), time });
  const { veterinarian } = offer;
  const answer = async (by: typeof take | typeof decline, success: ToldMessage, failure: Refusal) => {
    onAnswer(true);
    const isDone = await tellOutcome(by.mutateAsync(offer.id), success, (error) => withReason(error, failure));
    if (!isDone) onAnswer(false);
  };
  return (
    <Stack as="section" gap="5" aria-labelledby={id} maxW="2xl">
      {/* An answer in the last seconds says itself what became of the time. */}
      <HeldFor until={offer.heldUntil} onOver={isAnswered ? letBe : onOver} />
      <Heading as="h2" id={id} textStyle="h2">
        {say('A time is free on {weekday}', { weekday })}
      </Heading>
      <Ticket date={date} petType={request.petType} labelledBy={`${id}-ticket`}>
        <TicketHeader
          door={<TicketDoor veterinarian={veterinarian} />}
          tag={<SpeciesTag type={request.petType} size="sm" />}
        >
          <Heading as="h3" id={`${id}-ticket`} textStyle="h3">
            {doctor(veterinarian?.fullName)}
          </Heading>
          {veterinarian?.specialty && <Text color="muted">{words.specialty(veterinarian.specialty)}</Text>}
        </TicketHeader>
        <Box mt="4">
          <TicketFact icon={<PawPrint {...ICON} />}>
            <PetAndReason petName={request.petName} reason={request.reason && words.chosen(request.reason)} />
          </TicketFact>
          <TicketFact icon={<Clock {...ICON} />}>{words.type(offer) ?? words.minutes(offer.duration)}</TicketFact>
          {veterinarian && (
            <TicketFact icon={<MapPin {...ICON} />}>
              {clinicText({
                clinicName: veterinarian.clinicName ?? null,
                address: veterinarian.address ?? null,
                city: veterinarian.city,
              })}
              {offer.kilometres !== null && ` · ${distanceText(offer.kilometres, request.veterinarian, words)}`}
            </TicketFact>
          )}
          {visit && (
            <TicketFact icon={<ArrowLeftRight {...ICON} />}>
              {say('Instead of {day}, {time}', { day: dates.day(visit.date), time: formatTime24(visit.time) })}
            </TicketFact>
          )}
        </Box>
      </Ticket>
      <Stack gap="2.5">
        <Button
          size="lg"
          loading={take.isPending}
          disabled={isBusy}
          onClick={() => void answer(take, EARLIER_SUCCESS.taken(when), EARLIER_ERRORS.take)}
        >
          {say('Take {weekday}, {time}', { weekday, time })}
        </Button>
        <Button
          size="lg"
          variant="surface"
          loading={decline.isPending}
          disabled={isBusy}
          onClick={() => void answer(decline, EARLIER_SUCCESS.kept, EARLIER_ERRORS.keep)}
        >
          {visit ? say('Keep {day}', { day: dates.day(visit.date) }) : say('No, thank you')}
        </Button>
        <Text textStyle="small" color="muted">
          {visit
            ? say('If you do nothing, {day} stays.', { day: dates.day(visit.date) })
            : say('If you do nothing, the time goes to the next owner.')}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Around which practice the owner asked; of a distance in whole kilometres, rounded up. */
function distanceText(kilometres: number, asked: EarlierRequest['veterinarian'], { say, doctor }: VisitWords): string {
  const from = doctor(asked?.fullName);
  return kilometres <= 1
    ? say('less than 1 km from {doctor}', { doctor: from })
    : say('about {kilometres} km from {doctor}', { kilometres, doctor: from });
}
