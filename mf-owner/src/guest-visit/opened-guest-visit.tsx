import { formatLongDate, formatTime24 } from '@veto/shared-data/calendar';
import type { GuestVisit } from '@veto/shared-data/guest-visits';
import { doctorName } from '@veto/shared-data/veterinarians';
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
import { useState } from 'react';
import { GuestAccount } from './guest-account.tsx';
import { GuestTicket } from './guest-ticket.tsx';

const MoveDialog = latePart(() => import(/* webpackChunkName: "move-guest-visit" */ './move-guest-visit.tsx'));
const CancelDialog = latePart(() => import(/* webpackChunkName: "cancel-guest-visit" */ './cancel-guest-visit.tsx'));

const TITLES: Record<GuestVisit['state'], string> = {
  open: 'Your visit is booked',
  past: 'Your visit',
  cancelled: 'This visit is cancelled',
  'in-account': 'This visit is in your account',
};

/** An account may have changed the visit since the mail whose link this is. */
function titleOf({ state, status, movedBy }: GuestVisit): string {
  if (status === 'cancelled') return TITLES.cancelled;
  if (state === 'in-account' && status === 'upcoming' && movedBy) return 'This visit has been moved';
  return TITLES[state];
}

interface OpenedGuestVisitProps {
  visit: GuestVisit;
  secret: string;
}

/** A guest's visit as its ticket, and what its state still allows. */
export function OpenedGuestVisit({ visit, secret }: OpenedGuestVisitProps) {
  const [step, setStep] = useState<'move' | 'cancel' | null>(null);
  const close = () => setStep(null);
  const preparation = usePreparation({ ...visit, veterinarianId: visit.veterinarian.id });
  return (
    <PageSection maxW="4xl">
      <PageHeader title={titleOf(visit)} subtitle={sentenceOf(visit)} />
      {visit.state === 'open' && visit.movedBy === 'veterinarian' && <MovedByVet name={visit.veterinarian.name} />}
      <GuestTicket visit={visit}>
        <Actions visit={visit} onStep={setStep} />
      </GuestTicket>
      {visit.state === 'open' && <FactList facts={[['Before you come', preparation]]} />}
      {visit.state === 'open' && (
        <KeptLink
          address={new URL(`/guest-visit#${secret}`, location.origin).href}
          words={{
            text: visit.email
              ? `We email this link to ${visit.email}, and a reminder the day before.`
              : 'Keep this link: it is the only way back to your visit.',
            share: 'Share link',
            copy: 'Copy link',
            copied: 'Copied.',
          }}
        />
      )}
      {(visit.state === 'open' || visit.state === 'past') && <GuestAccount email={visit.email} secret={secret} />}
      {step === 'move' && <MoveDialog visit={visit} secret={secret} onClose={close} />}
      {step === 'cancel' && <CancelDialog visit={visit} secret={secret} onClose={close} />}
    </PageSection>
  );
}

/** The time is not the one that the guest chose. */
function MovedByVet({ name }: { name: string | null }) {
  return (
    <Box bg="sunken" rounded="panel" px="4" py="3.5">
      {doctorName(name)} had to move your visit to this time. If it does not suit you, move or cancel it here.
    </Box>
  );
}

function sentenceOf(visit: GuestVisit): string {
  const { state, status, movedBy, cancelledBy, cancelReason, date, time, veterinarian } = visit;
  const when = `${formatLongDate(date)} at ${formatTime24(time)}`;
  if (state === 'cancelled' || status === 'cancelled')
    return cancelledBy === 'veterinarian'
      ? `${doctorName(veterinarian.name)} had to cancel it: ${when}.${cancelReason ? ` Reason: ${cancelReason}` : ''}`
      : `You cancelled it: ${when}.`;
  if (state === 'past') return `It began on ${when}.`;
  if (state !== 'in-account') return when;
  if (status === 'completed') return `It was on ${when}. Sign in to see it in My Appointments.`;
  return `It is ${movedBy ? 'now ' : ''}on ${when}. Sign in to see, move or cancel it in My Appointments.`;
}

interface ActionsProps {
  visit: GuestVisit;
  onStep: (step: 'move' | 'cancel') => void;
}

function Actions({ visit: { state, status, veterinarian, mayMove }, onStep }: ActionsProps) {
  if (state === 'in-account' && status !== 'cancelled')
    return <LinkButton href="/appointments">My Appointments</LinkButton>;
  if (state !== 'open')
    return (
      <LinkButton href={`/veterinarian/${veterinarian.id}`}>
        Book {state === 'past' ? 'again' : 'another time'}
      </LinkButton>
    );
  return (
    <>
      {mayMove ? (
        <Button variant="surface" onClick={() => onStep('move')}>
          Move visit
        </Button>
      ) : (
        <Text flex="1 1 12rem">To move it, please call the practice.</Text>
      )}
      <Button variant="plain" colorPalette="red" onClick={() => onStep('cancel')}>
        Cancel visit
      </Button>
    </>
  );
}
