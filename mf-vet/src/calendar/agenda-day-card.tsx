import type { Appointment } from '@veto/shared-data/appointments';
import { formatLongDate, formatTime12 } from '@veto/shared-data/calendar';
import { AppointmentStatusBadge } from '@veto/shared-ui/appointment-status-badge';
import { Badge } from '@veto/shared-ui/badge';
import { Box } from '@veto/shared-ui/box';
import { Card } from '@veto/shared-ui/card';
import { Flex } from '@veto/shared-ui/flex';
import { List } from '@veto/shared-ui/list';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { AgendaDay } from '../visits/visit-lists.ts';

/** One day of the agenda. */
export function AgendaDayCard({ day, today }: { day: AgendaDay; today: boolean }) {
  return (
    <Card.Root as="section" size="sm" {...(today && { borderColor: 'brand.border' })}>
      <Card.Body gap="3">
        <Flex gap="3" align="center">
          <Card.Title as="h2" textStyle="md">
            {formatLongDate(day.date)}
          </Card.Title>
          {today && <Badge colorPalette="brand">Today</Badge>}
        </Flex>
        {day.appointments.length === 0 ? (
          <Text color="fg.muted">No appointments</Text>
        ) : (
          <List.Root variant="plain" gap="3">
            {day.appointments.map((appointment) => (
              <AgendaEntry key={appointment.id} appointment={appointment} />
            ))}
          </List.Root>
        )}
      </Card.Body>
    </Card.Root>
  );
}

function AgendaEntry({ appointment }: { appointment: Appointment }) {
  return (
    <List.Item display="flex" gap="4" alignItems="start" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Text fontWeight="semibold" minW="5.5rem" fontVariantNumeric="tabular-nums">
        {formatTime12(appointment.time)}
      </Text>
      {/* On a phone the text has the second line to itself. */}
      <Stack gap="0" flex={{ base: '1 0 100%', sm: '1' }} order={{ base: 2, sm: 0 }} minW="0">
        <Text>
          {appointment.petName} ({appointment.petType}) · {appointment.client?.fullName || 'Unknown client'}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {appointment.reason}
        </Text>
      </Stack>
      <Box order={1} marginInlineStart="auto">
        <AppointmentStatusBadge status={appointment.status} />
      </Box>
    </List.Item>
  );
}
