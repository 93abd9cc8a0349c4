import { Card } from '@veto/shared-ui/card';
import { Heading } from '@veto/shared-ui/heading';
import { Icon } from '@veto/shared-ui/icon';
import { LinkBox, LinkOverlay } from '@veto/shared-ui/link';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { SiteLink } from '@veto/slice-kit';
import { CalendarPlus, type LucideIcon, PawPrint, Search } from 'lucide-react';

const ACTIONS: { icon: LucideIcon; label: string; description: string; href: string }[] = [
  { icon: PawPrint, label: 'Manage My Pets', description: 'Health records and photos', href: '/pets' },
  {
    icon: CalendarPlus,
    label: 'Book Appointment',
    description: 'Pick a veterinarian and a free time',
    href: '/appointments/new',
  },
  { icon: Search, label: 'Find Veterinarians', description: 'By specialty, city or rating', href: '/doctors' },
];

/** Where an owner goes most. */
export function QuickActions() {
  return (
    <Stack as="section" gap="4" aria-labelledby="quick-actions">
      <Heading as="h2" size="xl" id="quick-actions">
        Quick Actions
      </Heading>
      <SimpleGrid columns={{ base: 1, sm: 3, lg: 1 }} gap="3">
        {ACTIONS.map(({ icon, label, description, href }) => (
          <LinkBox key={href} asChild>
            <Card.Root size="sm" _hover={{ borderColor: 'brand.border', shadow: 'sm' }}>
              <Card.Body gap="1">
                <Icon as={icon} boxSize="5" color="brand.fg" aria-hidden />
                <LinkOverlay asChild>
                  <SiteLink href={href}>
                    <Card.Title as="span" textStyle="md">
                      {label}
                    </Card.Title>
                  </SiteLink>
                </LinkOverlay>
                <Card.Description>{description}</Card.Description>
              </Card.Body>
            </Card.Root>
          </LinkBox>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
