import type { Appointment } from '@veto/shared-data/appointments';
import { formatLongDate } from '@veto/shared-data/calendar';
import { AppointmentStatusBadge } from '@veto/shared-ui/appointment-status-badge';
import { Card } from '@veto/shared-ui/card';
import { Flex } from '@veto/shared-ui/flex';
import { IconFact } from '@veto/shared-ui/icon-fact';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { CalendarDays, Clock, MapPin, PawPrint } from 'lucide-react';
import type { ReactNode } from 'react';
import { veterinarianName } from './appointment-lists.ts';

/** One visit in My Appointments, with the actions that its state allows as children. */
export function AppointmentCard({ appointment, children }: { appointment: Appointment; children?: ReactNode }) {
  const cancelled = appointment.status === 'cancelled';
  return (
    <Card.Root
      as="article"
      {...(cancelled && { bg: 'bg.subtle' })}
      aria-label={`${veterinarianName(appointment)}, ${formatLongDate(appointment.date)}`}
    >
      <Card.Body gap="3">
        <Flex gap="3" justify="space-between" align="start" wrap="wrap">
          <Card.Title as="h2" color={cancelled ? 'fg.muted' : undefined}>
            {veterinarianName(appointment)}
          </Card.Title>
          <AppointmentStatusBadge status={appointment.status} />
        </Flex>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2" color={cancelled ? 'fg.muted' : undefined}>
          <IconFact icon={CalendarDays}>{formatLongDate(appointment.date)}</IconFact>
          <IconFact icon={Clock}>{appointment.time}</IconFact>
          <IconFact icon={PawPrint}>
            {appointment.petName} ({appointment.petType})
          </IconFact>
          <IconFact icon={MapPin}>{appointment.location}</IconFact>
        </SimpleGrid>
        {appointment.reason && (
          <Stack gap="0">
            <Text textStyle="sm" color="fg.muted">
              Reason for Visit
            </Text>
            <Text color={cancelled ? 'fg.muted' : undefined}>{appointment.reason}</Text>
          </Stack>
        )}
        <RescheduleNote appointment={appointment} />
      </Card.Body>
      {children && (
        <Card.Footer flexWrap="wrap" gap="3">
          {children}
        </Card.Footer>
      )}
    </Card.Root>
  );
}

function RescheduleNote({ appointment: { status, rescheduleRequest } }: { appointment: Appointment }) {
  if (status !== 'upcoming' || rescheduleRequest?.status !== 'pending') return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      You asked to move this visit to {formatLongDate(rescheduleRequest.proposedDate)} at{' '}
      {rescheduleRequest.proposedTime}. The veterinarian has not answered yet.
    </Text>
  );
}
