import { Box } from '@veto/shared-ui/box';
import { Card } from '@veto/shared-ui/card';
import { Center } from '@veto/shared-ui/center';
import { Heading } from '@veto/shared-ui/heading';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { BellRing, CalendarCheck, MessagesSquare, Search, Siren, Star } from 'lucide-react';
import { HomeSection } from './home-section.tsx';

const FEATURES = [
  {
    icon: Search,
    title: 'Easy Search',
    text: 'Find veterinarians by specialty, location or availability.',
    href: '/doctors',
  },
  {
    icon: CalendarCheck,
    title: 'Online Booking 24/7',
    text: 'Pick a time that is really free and book it, at any hour of the day.',
    href: '/doctors?sort=earliest',
  },
  {
    icon: MessagesSquare,
    title: 'Direct Messaging',
    text: 'Coming soon: write to the veterinarian you booked. Until then, every profile has the phone number of the clinic.',
    href: '/messages',
  },
  {
    icon: Star,
    title: 'Verified Reviews',
    text: 'Only owners whose visit took place can review, once for each visit.',
    href: '/doctors?sort=reviews',
  },
  {
    icon: BellRing,
    title: 'Reminders',
    text: 'Coming soon: reminders for appointments and vaccinations. Until then, My Appointments shows what is next.',
    href: '/appointments',
  },
  {
    icon: Siren,
    title: 'Emergency Information',
    text: 'Know what to do first, and who has time today, when every minute counts.',
    href: '/emergency',
  },
] as const;

export function WhyChooseVets() {
  return (
    <HomeSection heading="Why Choose Vets" intro="Everything that stands between you and a healthy pet, made simple.">
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3 }} gap="6">
        {FEATURES.map(({ icon: Icon, title, text, href }) => (
          <Card.Root as="li" key={title} position="relative" _hover={{ borderColor: 'brand.solid' }}>
            <Card.Body gap="3">
              <Center boxSize="12" rounded="xl" bg="brand.subtle" color="fg.brand">
                <Icon aria-hidden="true" size={24} />
              </Center>
              <Heading as="h3" size="md">
                <SiteLink href={href}>
                  <Box as="span" position="absolute" inset="0" rounded="inherit" />
                  {title}
                </SiteLink>
              </Heading>
              <Text color="fg.muted">{text}</Text>
            </Card.Body>
          </Card.Root>
        ))}
      </SimpleGrid>
    </HomeSection>
  );
}
