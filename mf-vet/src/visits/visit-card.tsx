import { type Appointment, noteInWords, type RescheduleRequest } from '@veto/shared-data/appointments';
import { bookedTypeText } from '@veto/shared-data/visit-types';
import { AppointmentStatusBadge } from '@veto/shared-ui/appointment-status-badge';
import { Card } from '@veto/shared-ui/card';
import { Flex } from '@veto/shared-ui/flex';
import { IconFact } from '@veto/shared-ui/icon-fact';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { Link } from '@veto/shared-ui/link';
import { OwnWords } from '@veto/shared-ui/own-words';
import { isPhoneNumber, telHref } from '@veto/shared-ui/phone-link';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { inWords, SiteLink, useSay } from '@veto/slice-kit';
import { CalendarDays, Clock, Mail, MessageSquare, NotebookText, PawPrint, Phone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useWhen } from '../when/use-when.ts';
import { HasDied } from './has-died.tsx';
import { OwnProposal } from './own-proposal.tsx';
import { RescheduleAnswer } from './reschedule-answer.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitNoteButton } from './visit-note-button.tsx';

const VisitSymptoms = lazy(inWords(() => import(/* webpackChunkName: "visit-symptoms" */ './visit-symptoms.tsx')));

export interface VisitCardProps {
  appointment: Appointment;
  /** The visit was completed, or nobody came. */
  onFinished?: () => void;
  /** It stands on its own page, and needs no link there. */
  isPage?: boolean;
}

export function VisitCard({ appointment, onFinished, isPage }: VisitCardProps) {
  const say = useSay();
  const when = useWhen();
  const client = appointment.client?.fullName || say('Unknown client');
  const typeText = bookedTypeText(appointment, when.minutes);
  return (
    <Card.Root as="article" aria-label={`${client}, ${when.long(appointment.date)}`} {...IN_ORDER}>
      <Card.Body gap="3" {...IN_ORDER}>
        <Flex gap="3" justify="space-between" align="start" wrap="wrap">
          <Card.Title as={isPage ? 'h2' : 'h3'} htmlTranslate="no">
            {client}
          </Card.Title>
          <AppointmentStatusBadge status={appointment.status} />
        </Flex>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
          <IconFact icon={CalendarDays}>{when.long(appointment.date)}</IconFact>
          <IconFact icon={Clock}>
            <span translate="no">{when.time(appointment.time)}</span>
            {typeText && `, ${typeText}`}
          </IconFact>
          <IconFact icon={PawPrint}>
            <bdi translate="no">{appointment.petName}</bdi> ({say(appointment.petType)})
          </IconFact>
          {!isPage && (
            <IconFact icon={NotebookText}>
              <Link asChild py="2.5" my="-2.5">
                <SiteLink
                  href={`/appointments/${appointment.id}`}
                  aria-label={say('Visit and health record: {pet}', { pet: appointment.petName })}
                >
                  {say('Visit and health record')}
                </SiteLink>
              </Link>
            </IconFact>
          )}
          {appointment.client?.email && (
            <IconFact icon={Mail}>
              <Link
                href={`mailto:${appointment.client.email}`}
                htmlTranslate="no"
                py="2.5"
                my="-2.5"
                overflowWrap="anywhere"
              >
                {appointment.client.email}
              </Link>
            </IconFact>
          )}
          {appointment.clientId === null && (
            <IconFact icon={Phone}>
              {appointment.bookedBy === 'guest' ? say('Online, as a guest') : say('By phone')}
              <PhoneOf client={appointment.client} />
            </IconFact>
          )}
          {appointment.clientId && appointment.client?.fullName && (
            <IconFact icon={MessageSquare}>
              <Link asChild py="2.5" my="-2.5">
                <SiteLink
                  href={`/messages/${appointment.clientId}`}
                  aria-label={say('Write to the owner: {client}', { client })}
                >
                  {say('Write to the owner')}
                </SiteLink>
              </Link>
            </IconFact>
          )}
        </SimpleGrid>
        <HasDied visit={appointment} />
        <Detail label={say('Reason for Visit')}>{appointment.reason}</Detail>
        {appointment.symptoms && (
          <Suspense fallback={<Skeleton h="6rem" rounded="l2" aria-hidden />}>
            <VisitSymptoms symptoms={appointment.symptoms} />
          </Suspense>
        )}
        {appointment.status === 'cancelled' && (
          <Detail
            label={appointment.cancelledBy === 'owner' ? say('Cancelled by the owner') : say('Reason for cancelling')}
          >
            {appointment.cancelReason && say(appointment.cancelReason)}
          </Detail>
        )}
        <Detail label={say('Visit note')}>{appointment.visitNote && noteInWords(appointment.visitNote, say)}</Detail>
        {appointment.status === 'upcoming' && appointment.rescheduleRequest && (
          <PendingMove request={appointment.rescheduleRequest} client={client} />
        )}
      </Card.Body>
      {appointment.status === 'upcoming' && (
        <Card.Footer _print={{ display: 'none' }}>
          <VisitActions appointment={appointment} client={client} onFinished={onFinished} />
        </Card.Footer>
      )}
      {appointment.status === 'completed' && (
        <Card.Footer _print={{ display: 'none' }}>
          <VisitNoteButton appointment={appointment} client={client} />
        </Card.Footer>
      )}
    </Card.Root>
  );
}

function PhoneOf({ client }: Pick<Appointment, 'client'>) {
  const say = useSay();
  if (!client?.phone) return null;
  if (!isPhoneNumber(client.phone)) return `, ${client.phone}`;
  return (
    <>
      ,{' '}
      <Link
        href={telHref(client.phone)}
        htmlTranslate="no"
        py="2.5"
        my="-2.5"
        aria-label={say('Call {name}, {phone}', { name: client.fullName ?? '', phone: client.phone })}
      >
        {client.phone}
      </Link>
    </>
  );
}

function PendingMove(props: { request: RescheduleRequest; client: string }) {
  return props.request.proposedBy === 'veterinarian' ? <OwnProposal {...props} /> : <RescheduleAnswer {...props} />;
}

function Detail({ label, children }: { label: string; children: string | null }) {
  if (!children) return null;
  return (
    <Stack gap="0">
      <Text textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Text whiteSpace="pre-line">
        <OwnWords>{children}</OwnWords>
      </Text>
    </Stack>
  );
}
