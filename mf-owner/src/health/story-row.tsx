import { type Appointment, noteInWords } from '@veto/shared-data/appointments';
import { formatTime24 } from '@veto/shared-data/calendar';
import { useUserId } from '@veto/shared-data/core';
import { useRemoveDocument, useRemoveMedicine, useRemoveVaccination, useRemoveWeight } from '@veto/shared-data/health';
import { AppointmentStatusBadge } from '@veto/shared-ui/appointment-status-badge';
import { Box } from '@veto/shared-ui/box';
import { Center } from '@veto/shared-ui/center';
import { Door } from '@veto/shared-ui/door';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { Motif, type MotifName } from '@veto/shared-ui/motif';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { SiteLink, useLanguage, useSay } from '@veto/slice-kit';
import { Cancellation } from '../appointments/cancellation.tsx';
import { useVisitWords } from '../appointments/visit-words.ts';
import { dayAndMonth } from './day-and-month.ts';
import { SaveDocument } from './documents-section.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import type { StoryEntry } from './story-entries.ts';

const MOTIFS: Record<Exclude<StoryEntry['kind'], 'visits'>, MotifName> = {
  vaccinations: 'shield',
  weights: 'scale',
  medicines: 'pill',
  documents: 'page',
};

/** One thing that happened: its day, its picture on the line, its words, and what can be done about it. `name` tells it from others. */
export function StoryRow({ item, name }: { item: StoryEntry; name: string }) {
  return (
    <Flex
      as="li"
      gap="3"
      position="relative"
      pb="5"
      _before={{
        content: '""',
        position: 'absolute',
        insetStart: 'calc(4rem + 21px)',
        insetBlock: '0',
        w: '2px',
        bg: 'line',
      }}
    >
      <Day date={item.date} />
      <Picture item={item} />
      <Flex flex="1" minW="0" columnGap="1" align="flex-start" ps="1">
        <Box flex="1" minW="0" overflowWrap="anywhere">
          <Text textStyle="h4">{item.title}</Text>
          {item.text && (
            <Text color="muted" whiteSpace="pre-line">
              <OwnWords>{item.text}</OwnWords>
            </Text>
          )}
          {item.kind === 'visits' && (
            <>
              <VisitEnding visit={item.entry} />
              <VisitFoot visit={item.entry} />
            </>
          )}
        </Box>
        {item.kind === 'documents' && <SaveDocument document={item.entry} name={name} />}
        {item.kind !== 'visits' && <Removal item={item} name={name} />}
      </Flex>
    </Flex>
  );
}

/** How a visit ended: the veterinarian's note, or who cancelled it and why. */
function VisitEnding({ visit }: { visit: Appointment }) {
  const say = useSay();
  if (visit.status === 'cancelled')
    return (
      <Text color="muted">
        <Cancellation visit={visit} />
      </Text>
    );
  return (
    visit.visitNote && (
      <Text color="muted" whiteSpace="pre-line">
        <OwnWords>{noteInWords(visit.visitNote, say)}</OwnWords>
      </Text>
    )
  );
}

/** 'Nov 3, 2026' as a day over its month; the year is the heading above. */
function Day({ date }: { date: string }) {
  const { day, month } = dayAndMonth(date, useLanguage());
  return (
    <Box asChild w="3.25rem" flexShrink="0" textAlign="end" lineHeight="1.1" fontVariantNumeric="tabular-nums">
      <time dateTime={date}>
        <Text as="span" display="block" textStyle="h4" fontSize="1.25rem">
          {day}
        </Text>
        <Text as="span" display="block" textStyle="caption" color="muted">
          {month}
        </Text>
      </time>
    </Box>
  );
}

function Picture({ item }: { item: StoryEntry }) {
  if (item.kind !== 'visits')
    return (
      <Center boxSize="44px" flexShrink="0" bg="canvas" position="relative">
        <Motif name={MOTIFS[item.kind]} boxSize="30px" />
      </Center>
    );
  const { specialty, imageUrl, portrait } = item.entry.veterinarian ?? {};
  const face = { specialty: specialty ?? '', imageUrl, portrait };
  return <Door round {...face} position="relative" alignSelf="flex-start" />;
}

function VisitFoot({ visit }: { visit: Appointment }) {
  const { say, veterinarian, dates } = useVisitWords();
  const isOwn = useUserId() === visit.clientId;
  const facts = [veterinarian(visit), dates.short(visit.date), formatTime24(visit.time)];
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <AppointmentStatusBadge status={visit.status} />
      {isOwn ? (
        <Link asChild minH="11">
          <SiteLink href={`/appointments/${visit.id}`}>
            {say('Open the visit')}
            <VisuallyHidden>: {facts.join(', ')}</VisuallyHidden>
          </SiteLink>
        </Link>
      ) : (
        <Text color="muted">{say('Booked by someone else')}</Text>
      )}
    </Flex>
  );
}

/** Each kind is removed in its own way. */
function Removal({ item, name }: { item: Exclude<StoryEntry, { kind: 'visits' }>; name: string }) {
  const vaccination = useRemoveVaccination();
  const weight = useRemoveWeight();
  const medicine = useRemoveMedicine();
  const document = useRemoveDocument();
  const removals = { vaccinations: vaccination, weights: weight, medicines: medicine };
  const remove = () =>
    item.kind === 'documents' ? document.mutateAsync(item.entry) : removals[item.kind].mutateAsync(item.entry);
  const isPending = [vaccination, weight, medicine, document].some((each) => each.isPending);
  return <RemoveEntry name={name} isPending={isPending} remove={remove} />;
}
