import { formatPolishDate, formatShortDate } from '@veto/shared-data/calendar';
import type { EmergencyContact } from '@veto/shared-data/emergency';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { telHref } from '@veto/shared-ui/phone-link';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useLanguage, useSay } from '@veto/slice-kit';
import { Clock, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { distanceWords, driveWords, endWords, numberWords, personWords } from './contact-words.ts';

export interface ContactGroupProps {
  title: string;
  note?: ReactNode;
  contacts: readonly EmergencyContact[];
  now: number;
  /** The city that need not be named, because all are near it. */
  city?: string;
  /** Not the first to call. */
  quiet?: boolean;
}

/** A part of the list under its heading, on paper between hairlines. */
export function ContactGroup({ title, note, contacts, now, city: known, quiet = false }: ContactGroupProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} mb="9">
      <Heading as="h2" id={id} textStyle="h3" mb="1.5" {...(quiet && { color: 'muted' })}>
        {title}
      </Heading>
      {note && (
        <Box color="muted" mb="1.5">
          {note}
        </Box>
      )}
      {contacts.length > 0 && (
        <Box as="ul" listStyleType="none">
          {contacts.map((contact) => (
            <ContactRow key={contact.id} contact={contact} now={now} known={known} quiet={quiet} />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface ContactRowProps {
  contact: EmergencyContact;
  now: number;
  known: string | undefined;
  quiet: boolean;
}

function ContactRow({ contact, now, known, quiet }: ContactRowProps) {
  const { id, kind, address, city, phone } = contact;
  const language = useLanguage();
  const say = useSay();
  const [name, doctor] = [personWords(contact.name, language), personWords(contact.doctor, language)];
  return (
    <Flex
      as="li"
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'center' }}
      justify="space-between"
      columnGap="4"
      rowGap="3"
      py="4"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Box minW="0" lineHeight="1.45" overflowWrap="anywhere">
        <Heading as="h3" htmlTranslate="no" textStyle="h4" {...(quiet && { color: 'muted' })}>
          {kind === 'veterinarian' ? (
            // As high as a finger, without moving what is around it.
            <Box asChild display="inline-block" py="2.5" my="-2.5">
              <SiteLink href={language === 'pl' ? `/specialist/${id}` : `/veterinarian/${id}`}>{name}</SiteLink>
            </Box>
          ) : (
            name
          )}
        </Heading>
        <Text color="muted" lineHeight="inherit">
          {[address, city !== known && city, doctor].filter(Boolean).join(' · ')}
        </Text>
        {/* Paper has no button to press. */}
        <Text htmlTranslate="no" display="none" fontWeight="semibold" _print={{ display: 'block' }}>
          {numberWords(phone)}
        </Text>
        <HowFar contact={contact} now={now} />
        <Listed contact={contact} />
      </Box>
      <Button asChild variant="subtle" size="lg" fontSize="1.0625rem" flexShrink="0" fontVariantNumeric="tabular-nums">
        <a
          href={telHref(phone)}
          translate="no"
          aria-label={say('Call {phone}, {name}', { phone: numberWords(phone), name })}
        >
          <Phone aria-hidden size={18} />
          {numberWords(phone)}
        </a>
      </Button>
    </Flex>
  );
}

function HowFar({ contact, now }: { contact: EmergencyContact; now: number }) {
  const language = useLanguage();
  const say = useSay();
  const drive = driveWords(contact, 'min', language);
  const openWords = (until: string | null) => {
    if (until === null) return say('open 24 hours');
    const time = endWords(until, now, language);
    return isOpen ? say('until {time}', { time }) : say('was open until {time}', { time });
  };
  const isOpen = contact.openUntil === null || Date.parse(contact.openUntil) > now;
  return (
    <Flex wrap="wrap" columnGap="3.5" rowGap="0.5" mt="0.5">
      <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" lineHeight="inherit">
        {distanceWords(contact, language)}
      </Text>
      {drive && (
        <Text as="span" color="muted" fontVariantNumeric="tabular-nums" lineHeight="inherit">
          {say('{drive} by car', { drive })}
        </Text>
      )}
      <Flex
        as="span"
        gap="1.5"
        align="center"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={isOpen ? 'ok' : 'muted'}
      >
        <Clock aria-hidden size={16} />
        {openWords(contact.openUntil)}
      </Flex>
    </Flex>
  );
}

/** On whose word a clinic is listed, and how long ago somebody made sure of it. */
function Listed({ contact: { source, checkedOn } }: { contact: EmergencyContact }) {
  const say = useSay();
  const formatDate = useLanguage() === 'en' ? formatShortDate : formatPolishDate;
  if (!source || !checkedOn) return null;
  return (
    <Text textStyle="small" color="muted">
      {say('Source: {source} · checked {date}', { source, date: formatDate(checkedOn) })}
    </Text>
  );
}
