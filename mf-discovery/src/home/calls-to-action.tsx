import { useSession } from '@veto/shared-data/core';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { LateDrawing } from '@veto/shared-ui/late-drawing';
import { PageSection } from '@veto/shared-ui/page-section';
import { Text } from '@veto/shared-ui/text';
import { type Say, SiteLink, useSay } from '@veto/slice-kit';
import { useId } from 'react';
import { ONE_COLUMN } from '../narrow.ts';
import { Peekers } from './late-parts.ts';
import { MoreLink } from './more-link.tsx';

/** The end of the page: an invitation, and another for vets, to whoever has no account yet; with the animals looking over the ground line. */
export function CallsToAction() {
  const owners = useId();
  const say = useSay();
  const { userId, state } = useSession();
  const signedIn = userId !== undefined;
  const isVet = state === 'veterinarian';
  return (
    <Box
      position="relative"
      overflow="hidden"
      bg="apricot.1"
      borderBottomWidth="3px"
      borderColor="ink"
      mt={{ base: '72px', md: '28' }}
    >
      <PageSection
        pt={{ base: '12', md: '72px' }}
        pb={{ base: '104px', md: '168px' }}
        gap="0"
        containerType="inline-size"
      >
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' }}
          gap={{ base: '8', lg: '10' }}
          css={ONE_COLUMN}
        >
          <Box as="section" aria-labelledby={owners}>
            <Heading as="h2" id={owners} textStyle="4xl" fontSize={{ base: '2rem', md: '3rem' }} maxW="14em">
              {isVet ? say('Ready for your next patient?') : say('Ready to meet your pet’s veterinarian?')}
            </Heading>
            <Text mt="3" fontSize="1.0625rem" color="muted" data-without-account={signedIn ? undefined : ''}>
              {sentenceFor(signedIn, isVet, say)}
            </Text>
            <Flex gap="3" wrap="wrap" mt="6">
              {signedIn ? (
                <Button asChild>
                  {isVet ? (
                    <SiteLink href="/dashboard">{say('Open your dashboard')}</SiteLink>
                  ) : (
                    <SiteLink href={say('/doctors')}>{say('Find a Veterinarian')}</SiteLink>
                  )}
                </Button>
              ) : (
                <Invitation />
              )}
            </Flex>
          </Box>
          {!signedIn && <InvitationOfVets />}
        </Box>
      </PageSection>
      <LateDrawing name="peekers" position="absolute" insetX="0" bottom={{ base: '-18px', md: '-26px' }}>
        <Peekers />
      </LateDrawing>
    </Box>
  );
}

function sentenceFor(signedIn: boolean, isVet: boolean, say: Say): string {
  if (isVet) return say('Your visits and your calendar are on your dashboard.');
  return signedIn
    ? say('Booking takes a minute, day or night.')
    : say('Registration is free and takes a minute. Booking takes another one.');
}

function Invitation() {
  const say = useSay();
  return (
    <>
      <Button asChild flex={{ base: '1', md: 'none' }} data-without-account="">
        <SiteLink href={say('/register')}>{say('Register Now')}</SiteLink>
      </Button>
      <Button asChild flex={{ base: '1', md: 'none' }} variant="subtle" bg="surface" _hover={{ bg: 'action.soft' }}>
        <SiteLink href={say('/doctors')}>{say('Find a Veterinarian')}</SiteLink>
      </Button>
    </>
  );
}

function InvitationOfVets() {
  const id = useId();
  const say = useSay();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      data-without-account=""
      alignSelf="end"
      ps={{ base: '4.5', md: '7' }}
      borderStartWidth="2px"
      borderColor="apricot.2"
    >
      <Heading as="h2" id={id} textStyle="h3">
        {say('Are you a veterinarian?')}
      </Heading>
      <Text mt="3" mb="1" fontSize="1.0625rem" color="muted">
        {say('A public profile, bookings around the clock, and a week you can read at a glance.')}
      </Text>
      <MoreLink href="/register?type=veterinarian">Join as a Veterinarian</MoreLink>
    </Box>
  );
}
