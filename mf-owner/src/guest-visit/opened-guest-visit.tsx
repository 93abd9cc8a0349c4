import { noteInWords } from '@veto/shared-data/appointments';
import { useSession } from '@veto/shared-data/core';
import { type GuestVisit, guestVisitPath } from '@veto/shared-data/guest-visits';
import { usePreparation } from '@veto/shared-data/visit-types';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { FactList } from '@veto/shared-ui/fact-list';
import { KeptLink } from '@veto/shared-ui/kept-link';
import { latePart } from '@veto/shared-ui/late-part';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { preparationFact } from '../appointments/preparation-fact.tsx';
import { type VisitWords, visitWords } from '../appointments/visit-words.ts';
import { GuestAccount } from './guest-account.tsx';
import { GuestTicket } from './guest-ticket.tsx';

const MoveDialog = latePart(() => import(/* webpackChunkName: "move-guest-visit" */ './move-guest-visit.tsx'));
const ReviewDialog = latePart(() => import(/* webpackChunkName: "review-guest-visit" */ './review-guest-visit.tsx'));
const CancelDialog = latePart(() => import(/* webpackChunkName: "cancel-guest-visit" */ './cancel-guest-visit.tsx'));

/** An account may have changed the visit since the mail whose link this is. */
function titleOf({ state, status, movedBy }: GuestVisit, { say }: VisitWords): string {
  if (state === 'cancelled' || status === 'cancelled') return say('This visit is cancelled');
  if (state === 'open') return say('Your visit is booked');
  if (state === 'past') return say('Your visit');
  return status === 'upcoming' && movedBy ? say('This visit has been moved') : say('This visit is in your account');
}

type GuestStep = 'move' | 'cancel' | 'review';

interface OpenedGuestVisitProps {
  visit: GuestVisit;
  secret: string;
}

/** A guest's visit as its ticket, and what its state still allows. */
export function OpenedGuestVisit({ visit, secret }: OpenedGuestVisitProps) {
  const [step, setStep] = useState<GuestStep | null>(null);
  const close = () => setStep(null);
  const language = useLanguage();
  const words = visitWords(language);
  const { say } = words;
  const preparation = usePreparation({ ...visit, veterinarianId: visit.veterinarian.id }, language);
  return (
    <PageSection maxW="4xl">
      <PageHeader title={titleOf(visit, words)} subtitle={sentenceOf(visit, words)} />
      {visit.state === 'open' && <WordOfVet visit={visit} doctor={words.doctor(visit.veterinarian.name)} />}
      <GuestTicket visit={visit}>
        <Actions visit={visit} onStep={setStep} />
      </GuestTicket>
      {visit.note && <FactList facts={[[say('Treatment Summary'), noteInWords(visit.note, say)]]} />}
      {visit.state === 'open' && <FactList facts={[preparationFact(say, preparation)]} />}
      {visit.state === 'open' && (
        <KeptLink
          address={new URL(guestVisitPath(secret, language), location.origin).href}
          words={{
            text: visit.email
              ? say('We email this link to {email}, and a reminder the day before.', { email: visit.email })
              : say('Keep this link: it is the only way back to your visit.'),
            share: say('Share link'),
            copy: say('Copy link'),
            copied: say('Copied.'),
          }}
        />
      )}
      {(visit.state === 'open' || visit.state === 'past') && <GuestAccount visit={visit} secret={secret} />}
      {step === 'move' && <MoveDialog visit={visit} secret={secret} onClose={close} />}
      {step === 'review' && <ReviewDialog visit={visit} secret={secret} onClose={close} />}
      {step === 'cancel' && <CancelDialog visit={visit} secret={secret} onClose={close} />}
    </PageSection>
  );
}

/** The veterinarian asks for another time, or the time is not the one that the guest chose. */
function WordOfVet({ visit: { moveWish, movedBy }, doctor }: { visit: GuestVisit; doctor: string }) {
  const say = useSay();
  const isAsked = typeof moveWish === 'string';
  if (!isAsked && movedBy !== 'veterinarian') return null;
  return (
    <Box bg="sunken" rounded="panel" px="4" py="3.5">
      {isAsked
        ? say('{doctor} cannot keep this time. Please choose another one: your visit stays booked until you do.', {
            doctor,
          })
        : say('{doctor} had to move your visit to this time. If it does not suit you, move or cancel it here.', {
            doctor,
          })}
      {moveWish && (
        <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
          {moveWish}
        </Text>
      )}
    </Box>
  );
}

function sentenceOf(visit: GuestVisit, words: VisitWords): string {
  const { say } = words;
  const { state, status, movedBy } = visit;
  const when = words.when(visit);
  if (state === 'cancelled' || status === 'cancelled') return cancelledSentence(visit, words, when);
  if (state === 'past') return say('It began on {when}.', { when });
  if (state !== 'in-account') return when;
  if (status === 'completed') return say('It was on {when}. Sign in to see it in My Appointments.', { when });
  return movedBy
    ? say('It is now on {when}. Sign in to see, move or cancel it in My Appointments.', { when })
    : say('It is on {when}. Sign in to see, move or cancel it in My Appointments.', { when });
}

function cancelledSentence(visit: GuestVisit, { say, doctor, chosen }: VisitWords, when: string): string {
  if (visit.cancelledBy !== 'veterinarian') return say('You cancelled it: {when}.', { when });
  const facts = { doctor: doctor(visit.veterinarian.name), when };
  return visit.cancelReason
    ? say('{doctor} had to cancel it: {when}. Reason: {reason}', { ...facts, reason: chosen(visit.cancelReason) })
    : say('{doctor} had to cancel it: {when}.', facts);
}

interface ActionsProps {
  visit: GuestVisit;
  onStep: (step: GuestStep) => void;
}

function Actions({ visit: { state, status, veterinarian, mayMove, rating }, onStep }: ActionsProps) {
  const say = useSay();
  const { state: session } = useSession();
  const page = useLanguage() === 'en' ? 'veterinarian' : 'specialist';
  if (state === 'in-account' && status !== 'cancelled')
    return <LinkButton href="/appointments">{say('My Appointments')}</LinkButton>;
  if (state !== 'open')
    return (
      <>
        {status === 'completed' && !rating && session === 'signed-out' && (
          <Button onClick={() => onStep('review')}>{say('Write a review')}</Button>
        )}
        <LinkButton href={`/${page}/${veterinarian.id}`} variant={status === 'completed' ? 'subtle' : 'solid'}>
          {state === 'past' ? say('Book again') : say('Book another time')}
        </LinkButton>
      </>
    );
  return (
    <>
      {mayMove ? (
        <Button variant="surface" onClick={() => onStep('move')}>
          {say('Move visit')}
        </Button>
      ) : (
        <Text flex="1 1 12rem">{say('To move it, please call the practice.')}</Text>
      )}
      <Button variant="plain" colorPalette="red" onClick={() => onStep('cancel')}>
        {say('Cancel visit')}
      </Button>
    </>
  );
}
