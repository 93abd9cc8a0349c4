import { type Appointment, useOwnerAppointments, useVeterinarianAppointments } from '@veto/shared-data/appointments';
import { useSession } from '@veto/shared-data/core';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { type Language, SiteLink, useLanguage, useSay } from '@veto/slice-kit';
import { LONG_LABEL } from '../long-label/long-label.ts';
import { personName } from './message-words.ts';

export interface Person {
  id: string;
  name: string;
}

/** As many as are offered. */
const PEOPLE_AT_MOST = 6;

/** The other sides of these visits that are not written to yet, the latest visit first. */
export function peopleOf(
  appointments: readonly Appointment[],
  isVeterinarian: boolean,
  known: Set<string>,
  language: Language = 'en',
): Person[] {
  const people = new Map<string, Person>();
  for (const visit of [...appointments].sort((one, other) => other.date.localeCompare(one.date))) {
    const id = isVeterinarian ? visit.clientId : visit.veterinarianId;
    const fullName = (isVeterinarian ? visit.client?.fullName : visit.veterinarian?.fullName) ?? null;
    if (id && !known.has(id) && !people.has(id))
      people.set(id, { id, name: personName({ fullName, isVeterinarian: !isVeterinarian }, language) });
  }
  return [...people.values()].slice(0, PEOPLE_AT_MOST);
}

/** Whom a new conversation can be begun with: the other sides of one's visits. Nothing while there is nobody. */
export function PeopleToWriteTo({ known }: { known: Set<string> }) {
  const isVeterinarian = useSession().state === 'veterinarian';
  return isVeterinarian ? <Clients known={known} /> : <Veterinarians known={known} />;
}

function Clients({ known }: { known: Set<string> }) {
  const { data = [] } = useVeterinarianAppointments();
  return <People people={peopleOf(data, true, known, useLanguage())} />;
}

function Veterinarians({ known }: { known: Set<string> }) {
  const { data = [] } = useOwnerAppointments();
  return <People people={peopleOf(data, false, known, useLanguage())} />;
}

function People({ people }: { people: Person[] }) {
  const say = useSay();
  if (people.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h2" textStyle="h4">
        {say('Start a conversation')}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {people.map(({ id, name }) => (
          <Button key={id} asChild variant="subtle" size="sm" {...LONG_LABEL}>
            <SiteLink href={`/messages/${id}`}>{say('Write to {name}', { name })}</SiteLink>
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
