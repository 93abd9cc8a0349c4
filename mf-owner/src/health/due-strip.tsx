import { useOwnerAppointments } from '@veto/shared-data/appointments';
import { todayInWarsaw } from '@veto/shared-data/calendar';
import { useMedicines, useVaccinations } from '@veto/shared-data/health';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useLanguage, useSay } from '@veto/slice-kit';
import { nextVisit } from '../appointments/appointment-lists.ts';
import { dayAndMonth } from './day-and-month.ts';
import { type DueCell, dueCells } from './due-cells.ts';
import { DueSkeleton } from './health-record-skeleton.tsx';

/** What the owner has to think of next: the visit, the medicine, the vaccination. Nothing where nothing is. */
export function DueStrip({ petId }: { petId: string }) {
  const language = useLanguage();
  const say = useSay();
  const appointments = useOwnerAppointments();
  const vaccinations = useVaccinations(petId);
  const medicines = useMedicines(petId);
  if (appointments.isPending || vaccinations.isPending || medicines.isPending) return <DueSkeleton />;
  const visits = (appointments.data ?? []).filter((visit) => visit.petId === petId);
  const cells = dueCells({
    petId,
    visit: nextVisit(visits),
    vaccinations: vaccinations.data ?? [],
    medicines: medicines.data ?? [],
    today: todayInWarsaw(),
    language,
  });
  if (cells.length === 0) return null;
  return (
    <Box as="section" aria-label={say('What is due')}>
      <Flex
        as="ul"
        listStyleType="none"
        direction={{ base: 'column', md: 'row' }}
        bg="sunken"
        rounded="panel"
        overflow="hidden"
      >
        {cells.map((cell) => (
          <Cell key={cell.key} cell={cell} />
        ))}
      </Flex>
    </Box>
  );
}

function Cell({ cell: { date, title, text, isPressing, action } }: { cell: DueCell }) {
  return (
    <Flex
      as="li"
      direction={{ md: 'column', lg: 'row' }}
      flex="1 1 0"
      minW="0"
      gap="3"
      p="5"
      borderColor="line"
      _notFirst={{ borderTopWidth: { base: '1px', md: '0' }, borderStartWidth: { md: '1px' } }}
    >
      <DateTile date={date} isPressing={isPressing} />
      <Box minW="0" flex="1" overflowWrap="anywhere">
        <Text textStyle="h4">{title}</Text>
        <Text textStyle="small" color={isPressing ? 'warn' : 'muted'} fontWeight={isPressing ? 'semibold' : 'normal'}>
          {text}
        </Text>
        <LinkButton href={action.href} variant="subtle" size="sm" mt="2">
          {action.label}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </LinkButton>
      </Box>
    </Flex>
  );
}

/** Its day over its month. */
function DateTile({ date, isPressing }: { date: string; isPressing: boolean }) {
  const { day, month } = dayAndMonth(date, useLanguage());
  return (
    <Box
      asChild
      flexShrink="0"
      alignSelf="start"
      minW="3.375rem"
      px="2"
      py="1.5"
      rounded="control"
      textAlign="center"
      lineHeight="1.15"
      bg={isPressing ? 'warn.bg' : 'surface'}
      color={isPressing ? 'warn' : 'ink'}
      fontVariantNumeric="tabular-nums"
    >
      <time dateTime={date}>
        <Text as="span" display="block" textStyle="h4" fontSize="1.375rem">
          {day}
        </Text>
        <Text as="span" display="block" textStyle="caption">
          {month}
        </Text>
      </time>
    </Box>
  );
}
