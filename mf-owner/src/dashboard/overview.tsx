import { type Appointment, useOwnerAppointments } from '@veto/shared-data/appointments';
import { todayInWarsaw } from '@veto/shared-data/calendar';
import { appointmentsFailure, ERRORS } from '@veto/shared-data/errors';
import { useDueVaccinations } from '@veto/shared-data/health';
import { usePets } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { Stack } from '@veto/shared-ui/stack';
import { nextVisit } from '../appointments/appointment-lists.ts';
import { useVisitWords } from '../appointments/visit-words.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { ComingUpList } from './coming-up-list.tsx';
import { comingUp } from './due.ts';
import { NextVisit } from './next-visit.tsx';
import { PetStripSkeleton, TicketSkeleton } from './overview-skeletons.tsx';
import { PetStrip } from './pet-strip.tsx';

/** The height of a ticket with all its facts, and of a row of pets that are due for something: nothing below them moves. */
const TICKET = { base: '34rem', md: '22rem', lg: '20.5rem' };
const PETS = { base: '12rem', md: '8rem' };

/**
 * What an owner wants to know first: the next visit, the pets, and what comes after. The lists come together, since each has
 * something of another, and below them nothing is seen before.
 */
export function Overview() {
  const words = useVisitWords();
  const { say } = words;
  const appointments = useOwnerAppointments();
  const pets = usePets();
  const due = useDueVaccinations();
  useFailureToast(appointments.data && appointments.error, appointmentsFailure(appointments.error));
  useFailureToast(pets.data && pets.error, ERRORS.loadPets);
  const isPending = appointments.isPending || pets.isPending || due.isPending;
  const next = nextVisit(appointments.data ?? []);
  const lines = comingUp(
    {
      visits: laterThan(next, appointments.data ?? []),
      due: due.data ?? [],
      pets: pets.data ?? [],
      today: todayInWarsaw(),
    },
    words,
  );
  return (
    <Stack
      gap={{ base: '10', md: '12' }}
      minW="0"
      minH={isPending ? { base: '100dvh', lg: '0' } : undefined}
      {...IN_ORDER}
    >
      {appointments.data && !isPending ? (
        <Box minH={next ? TICKET : undefined} _print={{ minH: '0' }}>
          <NextVisit visit={next} pets={pets.data ?? []} />
        </Box>
      ) : appointments.isError ? (
        <ErrorState {...ERRORS.fetchAppointments} query={appointments} />
      ) : (
        <TicketSkeleton height={TICKET} />
      )}
      <TitledSection gap="4" title={say('Your Pets')}>
        {pets.data && !isPending ? (
          <PetStrip pets={pets.data} due={due.data ?? []} />
        ) : pets.isError ? (
          <ErrorState {...ERRORS.loadPets} query={pets} headingLevel="h3" />
        ) : (
          <PetStripSkeleton height={PETS} />
        )}
      </TitledSection>
      {lines.length > 0 && !isPending && (
        <TitledSection gap="4" title={say('Coming up')}>
          <ComingUpList lines={lines} />
        </TitledSection>
      )}
    </Stack>
  );
}

function laterThan(next: Appointment | null, appointments: Appointment[]): Appointment[] {
  const upcoming = appointments.filter(({ status }) => status === 'upcoming');
  return next ? upcoming.slice(upcoming.indexOf(next) + 1) : [];
}
