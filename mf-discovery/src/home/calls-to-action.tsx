import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { PageSection } from '@veto/shared-ui/page-section';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { type ReactNode, useId } from 'react';

function Invitation({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} p={{ base: '6', md: '10' }} rounded="2xl" bg="brand.subtle">
      <Heading as="h2" id={id} size="2xl">
        {heading}
      </Heading>
      <Text mt="2" mb="6" fontSize="lg" color="fg.muted">
        {text}
      </Text>
      <Flex gap="3" wrap="wrap">
        {children}
      </Flex>
    </Box>
  );
}

export function CallsToAction() {
  return (
    <PageSection>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <Invitation
          heading="Ready to meet your pet’s veterinarian?"
          text="Registration is free and takes a minute. Booking takes another one."
        >
          <Button asChild size="lg">
            <SiteLink href="/register">Register Now</SiteLink>
          </Button>
          <Button asChild size="lg" variant="outline">
            <SiteLink href="/doctors">Find a Veterinarian</SiteLink>
          </Button>
        </Invitation>
        <Invitation
          heading="Are you a veterinarian?"
          text="A public profile, bookings around the clock, and a calendar that fills itself."
        >
          <Button asChild size="lg" variant="outline">
            <SiteLink href="/register?type=veterinarian">Join as a Veterinarian</SiteLink>
          </Button>
        </Invitation>
      </SimpleGrid>
    </PageSection>
  );
}
