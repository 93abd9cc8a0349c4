import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { LateDrawing } from '@veto/shared-ui/late-drawing';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useSay } from '@veto/slice-kit';
import { HomeSection } from './home-section.tsx';
import { Greeter, Motif } from './late-parts.ts';

export const FEATURES = [
  {
    motif: 'lens',
    title: 'Easy Search',
    text: 'Search by animal, need, city and day in one line.',
    href: '/doctors',
  },
  {
    motif: 'sun',
    title: 'Online Booking 24/7',
    text: 'Pick an open time, day or night.',
    href: '/doctors?sort=earliest',
  },
  {
    motif: 'messages',
    title: 'Direct Messaging',
    text: 'Write to the veterinarian you booked, before the visit and after it.',
    href: '/messages',
  },
  {
    motif: 'star',
    title: 'Verified Reviews',
    text: 'Only owners whose visit took place can review, once for each visit.',
    href: '/doctors?sort=reviews',
  },
  {
    motif: 'bell',
    title: 'Reminders',
    text: 'We remind you of appointments and vaccinations, on this site and by email.',
    href: '/appointments',
  },
  {
    motif: 'siren',
    title: 'Emergency Information',
    text: 'Know what to do first, and whom to call, when every minute counts.',
    href: '/emergency',
  },
] as const;

export function WhyChooseVets() {
  const say = useSay();
  return (
    <HomeSection
      split
      heading="Why Choose Vets"
      intro="Everything your pet's care needs, in one place."
      aside={
        <LateDrawing name="greeter" w="176px" aspectRatio={6 / 7} mt="7" hideBelow="lg">
          <Greeter />
        </LateDrawing>
      }
    >
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gapX="14" gapY={{ base: '6', md: '10' }}>
        {FEATURES.map(({ motif, title, text, href }) => (
          <Flex as="li" key={title} gap={{ base: '3.5', md: '4.5' }} position="relative">
            <LateDrawing name={motif} boxSize={{ base: '42px', md: '52px' }} flexShrink="0">
              <Motif name={motif} boxSize="full" />
            </LateDrawing>
            <Box minW="0">
              <Heading as="h3" textStyle="h4">
                <SiteLink href={say(href)}>
                  <Box as="span" position="absolute" inset="0" />
                  {say(title)}
                </SiteLink>
              </Heading>
              <Text mt="1.5" color="muted">
                {say(text)}
              </Text>
            </Box>
          </Flex>
        ))}
      </SimpleGrid>
    </HomeSection>
  );
}
