import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { SPECIES_TINTS, speciesOf } from '@veto/shared-ui/species';
import { Text } from '@veto/shared-ui/text';
import type { AppointmentDialogProps } from '../appointments/appointment-dialog-props.ts';
import { useVisitWords } from '../appointments/visit-words.ts';
import { EarlierSheet } from './earlier-sheet.tsx';

export default function EarlierVisitSheet({ appointment, onClose }: AppointmentDialogProps) {
  const { say, veterinarian } = useVisitWords();
  const name = veterinarian(appointment);
  return (
    <EarlierSheet
      subtitle={say('{pet}’s visit stays as it is. If an earlier time comes free, we ask you.', {
        pet: appointment.petName,
      })}
      subject={{ appointment }}
      veterinarian={{ name, specialty: appointment.veterinarian?.specialty ?? null }}
      lastDay={appointment.date}
      onClose={onClose}
    >
      {() => <CertainVisit appointment={appointment} name={name} />}
    </EarlierSheet>
  );
}

/** The visit that is booked already. */
function CertainVisit({ appointment, name }: Pick<AppointmentDialogProps, 'appointment'> & { name: string }) {
  const species = speciesOf(appointment.petType);
  const tint = species ? SPECIES_TINTS[species] : 'lilac';
  const { say, dates } = useVisitWords();
  const { day, month, time } = dates.ticket(appointment);
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <Box bg={`${tint}.2`} color="ink" rounded="control" px="3.5" py="2" fontWeight="semibold">
        <Text>
          {dates.slots.weekday(appointment.date)}{' '}
          <Text as="span" fontFamily="heading" fontSize="1.5rem" lineHeight="1.2" fontWeight="bold">
            {day}
          </Text>
        </Text>
        <Text textStyle="small" color="ink">
          {month}, {time}
        </Text>
      </Box>
      <Box minW="0">
        <Text fontWeight="semibold">{name}</Text>
        <Text textStyle="small" color="muted">
          {say('Yours for certain')}
        </Text>
      </Box>
    </Flex>
  );
}
