import { type Appointment, useOwnerAppointments, useVeterinarianAppointments } from '@veto/shared-data/appointments';
import { datesIn } from '@veto/shared-data/calendar';
import { useSession } from '@veto/shared-data/core';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useLanguage, useSay } from '@veto/slice-kit';
import { CalendarDays } from 'lucide-react';
import { nextVisitWith } from './next-visit-with.ts';

/** The way to the next visit with the other side of a conversation, with its pet and time. Nothing while none is known. */
export function NextVisitLink({ personId }: { personId: string }) {
  const isVeterinarian = useSession().state === 'veterinarian';
  return isVeterinarian ? <WithClient personId={personId} /> : <WithVeterinarian personId={personId} />;
}

function WithClient({ personId }: { personId: string }) {
  const { data = [] } = useVeterinarianAppointments();
  return <VisitLink visit={nextVisitWith(personId, data)} isVeterinarian />;
}

function WithVeterinarian({ personId }: { personId: string }) {
  const { data = [] } = useOwnerAppointments();
  return <VisitLink visit={nextVisitWith(personId, data)} isVeterinarian={false} />;
}

function VisitLink({ visit, isVeterinarian }: { visit: Appointment | undefined; isVeterinarian: boolean }) {
  const say = useSay();
  const dates = datesIn(useLanguage());
  if (!visit) return null;
  const time = dates.clock({ isVeterinarian })(visit.time);
  return (
    <Button asChild variant="subtle" minH="11" py="1.5" px="3.5" gap="3" textAlign="start">
      <SiteLink href={`/appointments/${visit.id}`}>
        <CalendarDays aria-hidden />
        <Box minW="0">
          <Text textStyle="small" fontWeight="normal" truncate>
            {say(visit.petDied ? 'Visit of {pet}' : 'Next visit of {pet}', { pet: visit.petName })}
          </Text>
          <Text fontWeight="semibold" truncate fontVariantNumeric="tabular-nums">
            {dates.day(visit.date)}, {time}
          </Text>
        </Box>
      </SiteLink>
    </Button>
  );
}
