import type { EmergencyContact } from '@veto/shared-data/emergency';
import { directionsHref } from '@veto/shared-data/places';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text, type TextProps } from '@veto/shared-ui/text';
import { Navigation, Phone } from 'lucide-react';
import { distanceWords, driveWords, numberWords, openWords, telHref } from './contact-words.ts';
import { NightPanel } from './night-panel.tsx';

export interface NearestContactProps {
  contact: EmergencyContact;
  now: number;
}

/** The first to call: the largest thing of the page is the number. */
export function NearestContact({ contact, now }: NearestContactProps) {
  const drive = driveWords(contact, 'minutes');
  return (
    <NightPanel label="Nearest, open now" aside={<Call contact={contact} />}>
      <Heading as="h2" fontSize={{ base: '28px', md: '40px' }} lineHeight="1.08">
        {contact.name}
      </Heading>
      <Flex
        columnGap="3.5"
        rowGap="0"
        align="baseline"
        wrap="wrap"
        mt={{ base: '2.5', md: '4' }}
        fontSize={{ md: '18px' }}
      >
        <Figure fontSize={{ base: '26px', md: '32px' }}>{distanceWords(contact)}</Figure>
        {drive && <span>{/^\d/.test(drive) ? `about ${drive}` : drive} by car</span>}
      </Flex>
      <Text color="night.muted" mt="0.5">
        {[capital(openWords(contact.openUntil, now)), contact.doctor, contact.address].filter(Boolean).join(' · ')}
      </Text>
    </NightPanel>
  );
}

/** 'Open until 22:00', 'Open 24 hours'. */
function capital(words: string): string {
  return words.startsWith('until') ? `Open ${words}` : `O${words.slice(1)}`;
}

/** A distance or a number that is read at a glance. */
function Figure(props: TextProps) {
  return (
    <Text
      as="span"
      fontFamily="heading"
      fontWeight="bold"
      letterSpacing="-0.02em"
      fontVariantNumeric="tabular-nums"
      {...props}
    />
  );
}

function Call({ contact }: { contact: EmergencyContact }) {
  const { name, phone, address, city } = contact;
  return (
    <Stack gap="2.5">
      <Box
        asChild
        display="grid"
        justifyItems="center"
        alignContent="center"
        minH={{ base: '104px', md: '128px' }}
        px="4"
        rounded="panel"
        bg="night.ink"
        color="#2b1533"
        textAlign="center"
        _hover={{ bg: 'night.accent' }}
        _focusVisible={{ outline: '3px solid', outlineColor: 'night.accent', outlineOffset: '3px' }}
        _highContrast={{ outline: '1px solid CanvasText' }}
      >
        <a href={telHref(phone)} aria-label={`Call ${numberWords(phone)}, ${name}`}>
          <Flex as="span" gap="2" align="center" fontWeight="semibold">
            <Phone aria-hidden size={18} />
            Call
          </Flex>{' '}
          <Figure fontSize={{ base: '40px', md: '48px' }} lineHeight="1.1" overflowWrap="anywhere">
            {numberWords(phone)}
          </Figure>
        </a>
      </Box>
      <Button asChild variant="subtle" color="night.ink" bg="night.2">
        <a
          href={directionsHref({ clinicName: name, address, city })}
          target="_blank"
          rel="noopener"
          aria-label={`Directions to ${name}`}
        >
          <Navigation aria-hidden size={18} />
          Directions
        </a>
      </Button>
      <Text textStyle="small" color="night.muted" textAlign="center">
        Say that you are on your way. Do not book online.
      </Text>
    </Stack>
  );
}
