import type { EmergencyContact } from '@veto/shared-data/emergency';
import { directionsHref } from '@veto/shared-data/places';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { telHref } from '@veto/shared-ui/phone-link';
import { Stack } from '@veto/shared-ui/stack';
import { Text, type TextProps } from '@veto/shared-ui/text';
import { type Say, useLanguage, useSay } from '@veto/slice-kit';
import { Navigation, Phone } from 'lucide-react';
import { type Animal, inText, isRare } from './animals.ts';
import { distanceWords, driveWords, endWords, numberWords, personWords } from './contact-words.ts';
import { NightPanel } from './night-panel.tsx';
import type { Whereabouts } from './use-whereabouts.ts';

export interface NearestContactProps {
  contact: EmergencyContact;
  now: number;
  /** The city from whose centre it is measured; null: from the visitor. */
  from: Pick<Whereabouts, 'city' | 'cityKnownBy'> | null;
  /** For which animals; null: for any. */
  animal: Animal | null;
}

/** The first to call: the largest thing of the page is the number. */
export function NearestContact({ contact, now, from, animal }: NearestContactProps) {
  const say = useSay();
  const language = useLanguage();
  const drive = driveWords(contact, 'minutes', language);
  const { openUntil } = contact;
  const open = openUntil
    ? say('Open until {time}', { time: endWords(openUntil, now, language) })
    : say('Open 24 hours');
  return (
    <NightPanel label={say('Nearest, open now')} aside={<Call contact={contact} animal={animal} />}>
      <Heading as="h2" htmlTranslate="no" fontSize={{ base: '1.75rem', md: '2.5rem' }} lineHeight="1.08">
        {personWords(contact.name, language)}
      </Heading>
      <Flex
        columnGap="3.5"
        rowGap="0"
        align="baseline"
        wrap="wrap"
        mt={{ base: '2.5', md: '4' }}
        fontSize={{ md: '1.125rem' }}
      >
        <Figure fontSize={{ base: '1.625rem', md: '2rem' }}>{distanceWords(contact, language)}</Figure>
        {drive && (
          <span>{/^\d/.test(drive) ? say('about {drive} by car', { drive }) : say('{drive} by car', { drive })}</span>
        )}
      </Flex>
      {from && contact.isLocated && <Text color="night.muted">{fromWhere(from, say)}</Text>}
      <Text color="night.muted" mt="0.5">
        {[open, personWords(contact.doctor, language), contact.address].filter(Boolean).join(' · ')}
      </Text>
    </NightPanel>
  );
}

/** Whose centre a distance is measured from, and who named the city. */
function fromWhere({ city, cityKnownBy }: Pick<Whereabouts, 'city' | 'cityKnownBy'>, say: Say): string {
  if (cityKnownBy === 'search') return say('from the centre of {city}, which you searched last', { city });
  if (cityKnownBy === 'visit') return say('from the centre of {city}, where your last visit was', { city });
  return say('from the centre of {city}', { city });
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

function Call({ contact, animal }: Pick<NearestContactProps, 'contact' | 'animal'>) {
  const say = useSay();
  const name = personWords(contact.name, useLanguage());
  const { phone, address, city } = contact;
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
        _print={{ bg: 'transparent' }}
      >
        <a href={telHref(phone)} aria-label={say('Call {phone}, {name}', { phone: numberWords(phone), name })}>
          <Flex as="span" gap="2" align="center" fontWeight="semibold">
            <Phone aria-hidden size={18} />
            {say('Call')}
          </Flex>{' '}
          <Figure htmlTranslate="no" fontSize={{ base: '2.5rem', md: '3rem' }} lineHeight="1.1" overflowWrap="anywhere">
            {numberWords(phone)}
          </Figure>
        </a>
      </Box>
      <Button asChild variant="subtle" color="night.ink" bg="night.2">
        <a
          href={directionsHref({ clinicName: contact.name, address, city })}
          target="_blank"
          rel="noopener"
          aria-label={say('Directions to {name}', { name })}
        >
          <Navigation aria-hidden size={18} />
          {say('Directions')}
        </a>
      </Button>
      <Text textStyle="small" color="night.muted" textAlign="center">
        {animal && contact.treats === null && isRare(animal)
          ? say('Ask whether they treat {animals}, and say that you are on your way.', { animals: inText(animal, say) })
          : say('Say that you are on your way. Do not book online.')}
      </Text>
    </Stack>
  );
}
