import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { LinkBox, LinkOverlay } from '@veto/shared-ui/link';
import { Motif, type MotifName } from '@veto/shared-ui/motif';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { ChevronRight } from 'lucide-react';

const ACTIONS: { motif: MotifName; label: string; description: string; href: string }[] = [
  { motif: 'paw', label: 'Manage My Pets', description: 'Health records and photos', href: '/pets' },
  { motif: 'sun', label: 'Book Appointment', description: 'Pick a vet and a free time', href: '/appointments/new' },
  { motif: 'lens', label: 'Find Veterinarians', description: 'By specialty, city or rating', href: '/doctors' },
];

/** Where an owner goes most. */
export function QuickActions() {
  return (
    <Box as="section" aria-labelledby="quick-actions">
      <Heading as="h2" textStyle="h3" id="quick-actions" mb="1">
        Quick Actions
      </Heading>
      {ACTIONS.map(({ motif, label, description, href }) => (
        <LinkBox key={href} borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
          <Flex gap="4" align="center" minH="72px">
            <Motif name={motif} boxSize="44px" />
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
