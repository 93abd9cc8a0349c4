import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { Heading } from '@veto/shared-ui/heading';
import { Icon } from '@veto/shared-ui/icon';
import { LateDrawing } from '@veto/shared-ui/late-drawing';
import { LinkButton } from '@veto/shared-ui/link-button';
import { List } from '@veto/shared-ui/list';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { PaintedPart, useSay } from '@veto/slice-kit';
import {
  CalendarCheck,
  CalendarDays,
  type LucideIcon,
  MessageSquareQuote,
  Search,
  ShieldCheck,
  Stethoscope,
  Users,
} from 'lucide-react';
import { HeroStreet, SampleDay } from './late-parts.ts';

export const OFFERS = [
  {
    icon: Search,
    title: 'Be found nearby',
    text: 'Pet owners search by city, specialty and availability. Your profile shows who you are and what you treat.',
  },
  {
    icon: CalendarCheck,
    title: 'Bookings around the clock',
    text: 'Owners choose a free time inside your working hours and book it themselves, also when the practice is closed.',
  },
  {
    icon: ShieldCheck,
    title: 'No double bookings',
    text: 'Each time can be booked only once. Nobody is offered a time that is booked, held or blocked.',
  },
  {
    icon: Users,
    title: 'Know who is coming',
    text: 'Each appointment shows the pet, the reason for the visit and how to reach the owner.',
  },
  {
    icon: Stethoscope,
    title: 'Close the visit, and the record follows',
    text: 'One press marks it complete. With a note, vaccinations, weight and medicines go into the pet’s record, and the owner gets the summary by email.',
  },
  {
    icon: CalendarDays,
    title: 'Your week where you already look',
    text: 'Block time, take public holidays off, propose another time; and subscribe to your visits in the calendar program you use.',
  },
  {
    icon: MessageSquareQuote,
    title: 'Reviews that mean something',
    text: 'Only the owner of a completed visit can review it, once. You answer in public, and report what breaks the rules.',
  },
] as const satisfies { icon: LucideIcon; title: string; text: string }[];

export const STEPS = [
  'Register as a veterinarian with your name and email address.',
  'Go through six short steps: clinic, pets, prices, hours, portrait, preview. You can stop and go on at any time.',
  'With your working hours saved, pet owners find you and book.',
] as const;

/** The first thing a visiting veterinarian reads; signed-in veterinarians are led to their own pages instead. */
export function ForVetsLanding({ audience }: { audience: string }) {
  const say = useSay();
  return (
    <PageSection>
      <Grid templateColumns={{ base: '1fr', lg: '3fr 2fr' }} gap="8" alignItems="end">
        <Stack gap="5">
          <PageTitle>{say('Veto for veterinarians')}</PageTitle>
          <Text fontSize="lg" color="fg.muted">
            {say(
              'A public profile, online booking inside the hours you choose, and one calm list of the visits that are coming.',
            )}
          </Text>
          <JoinActions audience={audience} />
        </Stack>
        <LateDrawing name="street" hideBelow="lg" aspectRatio={664 / 412} borderBottomWidth="3px" borderColor="ink">
          <HeroStreet />
        </LateDrawing>
      </Grid>
      <PaintedPart>
        <Stack as="section" gap="4" aria-labelledby="offers">
          <Heading as="h2" size="xl" id="offers">
            {say('What Veto does for your practice')}
          </Heading>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap={{ base: 8, lg: 12 }}>
            <List.Root variant="plain" gap="6">
              {OFFERS.map(({ icon, title, text }) => (
                <List.Item key={title} display="flex" gap="4">
                  <Icon as={icon} boxSize="6" color="action" mt="1" aria-hidden />
                  <Box minW="0">
                    <Heading as="h3" textStyle="h4">
                      {say(title)}
                    </Heading>
                    <Text color="muted">{say(text)}</Text>
                  </Box>
                </List.Item>
              ))}
            </List.Root>
            <Box as="figure" m="0" minH="36rem">
              <Box inert aria-hidden rounded="panel" bg="surface" p={{ base: 4, md: 6 }} boxShadow="float">
                <LateDrawing name="sample-day">
                  <SampleDay />
                </LateDrawing>
              </Box>
              <Text as="figcaption" textStyle="small" color="muted" mt="3">
                {say(
                  'An invented day, as your dashboard shows it: visits with animal and reason, open times, the break, and where now is.',
                )}
              </Text>
            </Box>
          </Grid>
        </Stack>
        <Stack as="section" gap="4" aria-labelledby="steps">
          <Heading as="h2" size="xl" id="steps">
            {say('Three steps to your first booking')}
          </Heading>
          <List.Root as="ol" gap="2" ps="5">
            {STEPS.map((step) => (
              <List.Item key={step}>{say(step)}</List.Item>
            ))}
          </List.Root>
        </Stack>
      </PaintedPart>
    </PageSection>
  );
}

function JoinActions({ audience }: { audience: string }) {
  const say = useSay();
  if (audience === 'veterinarian')
    return (
      <Flex gap="3" wrap="wrap">
        <LinkButton href="/for-vets/manage" size="lg">
          {say('Manage Your Profile')}
        </LinkButton>
        <LinkButton href="/for-vets/calendar" size="lg" variant="outline">
          {say('Appointment Calendar')}
        </LinkButton>
      </Flex>
    );
  if (audience === 'owner' || audience === 'no-profile')
    return (
      <Stack gap="3">
        <Text>
          {say(
            'You are signed in as a pet owner. A veterinarian needs an account of their own: sign out first, then register as a veterinarian.',
          )}
        </Text>
        <Flex gap="3" wrap="wrap">
          <LinkButton href="/dashboard" size="lg">
            {say('Go to your dashboard')}
          </LinkButton>
          <LinkButton href="/doctors" size="lg" variant="outline">
            {say('Find a Veterinarian')}
          </LinkButton>
        </Flex>
      </Stack>
    );
  return (
    <Flex gap="3" wrap="wrap" data-without-account="">
      <LinkButton href="/register?type=veterinarian" size="lg">
        {say('Join as a Veterinarian')}
      </LinkButton>
      <LinkButton href="/login" size="lg" variant="outline">
        {say('Sign in')}
      </LinkButton>
    </Flex>
  );
}
