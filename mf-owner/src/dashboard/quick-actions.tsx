import { useOwnerAppointments } from '@veto/shared-data/appointments';
import { bookingPath } from '@veto/shared-data/booking';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { LinkBox, LinkOverlay } from '@veto/shared-ui/link';
import { WayMotif, type WayMotifProps } from '@veto/shared-ui/motif';
import { Text } from '@veto/shared-ui/text';
import { type Say, SiteLink } from '@veto/slice-kit';
import { ChevronRight } from 'lucide-react';
import { useVisitWords, type VisitWords } from '../appointments/visit-words.ts';
import { type OwnVeterinarian, ownVeterinarians } from '../booking/own-veterinarians.ts';

interface Action {
  motif: WayMotifProps['name'];
  label: string;
  description: string;
  href: string;
}

const actionsIn = (say: Say): Action[] => [
  { motif: 'paw', label: say('Manage My Pets'), description: say('Health records and photos'), href: '/pets' },
  { motif: 'bowl', label: say('Household'), description: say('Who helps with your pets'), href: '/household' },
  {
    motif: 'sun',
    label: say('Book Appointment'),
    description: say('Pick a vet and a free time'),
    href: '/appointments/new',
  },
  {
    motif: 'lens',
    label: say('Find Veterinarians'),
    description: say('By specialty, city or rating'),
    href: '/doctors',
  },
];

/** Where an owner goes most; last, as it comes with the visits, another visit to the vet whom they saw last. */
export function QuickActions() {
  const words = useVisitWords();
  const { say } = words;
  const visits = useOwnerAppointments().data ?? [];
  const [last] = ownVeterinarians(
    visits.filter(({ status, petDied }) => status === 'completed' && !petDied),
    1,
  );
  return (
    <Box as="section" aria-labelledby="quick-actions" _print={{ display: 'none' }}>
      <Heading as="h2" textStyle="h3" id="quick-actions" mb="1">
        {say('Quick Actions')}
      </Heading>
      {[...actionsIn(say), ...(last ? [bookAgain(last, words)] : [])].map(({ motif, label, description, href }) => (
        <LinkBox key={href} borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
          <Flex gap="4" align="center" minH="72px">
            <WayMotif name={motif} boxSize="44px" />
            <Box flex="1" minW="0">
              <LinkOverlay asChild>
                <SiteLink href={href}>
                  <Heading as="span" textStyle="h4" display="block">
                    {label}
                  </Heading>
                </SiteLink>
              </LinkOverlay>
              <Text color="muted" textStyle="small">
                {description}
              </Text>
            </Box>
            <ChevronRight size={20} aria-hidden />
          </Flex>
        </LinkBox>
      ))}
    </Box>
  );
}

function bookAgain({ veterinarian, petId, petName }: OwnVeterinarian, { say, doctor }: VisitWords): Action {
  return {
    motif: 'heart',
    label: say('Book Again'),
    description: say('{pet} with {doctor}', { pet: petName, doctor: doctor(veterinarian.fullName) }),
    href: bookingPath({ veterinarianId: veterinarian.id, petId }),
  };
}
