import { datesIn } from '@veto/shared-data/calendar';
import { Box } from '@veto/shared-ui/box';
import { Grid } from '@veto/shared-ui/grid';
import { Heading } from '@veto/shared-ui/heading';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useLanguage } from '@veto/slice-kit';
import type { ComingUp } from './due.ts';

export function ComingUpList({ lines }: { lines: readonly ComingUp[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {lines.map((line) => (
        <Grid
          as="li"
          key={line.key}
          templateColumns={{ base: '3.5rem minmax(0, 1fr)', sm: '3.5rem minmax(0, 1fr) auto' }}
          columnGap="4"
          rowGap="2"
          alignItems="center"
          py="3.5"
          borderTopWidth="1px"
          borderColor="line"
        >
          <DateTile date={line.date} />
          <Box minW="0" overflowWrap="anywhere">
            <Heading as="h3" textStyle="h4">
              {line.title}
            </Heading>
            <Text color="muted" textStyle="small">
              {line.text}
            </Text>
          </Box>
          <LinkButton href={line.action.href} variant="subtle" gridColumn={{ base: 2, sm: 3 }} justifySelf="start">
            {line.action.label}
            <VisuallyHidden> {line.title}</VisuallyHidden>
          </LinkButton>
        </Grid>
      ))}
    </Box>
  );
}

function DateTile({ date }: { date: string }) {
  const { day, month } = datesIn(useLanguage()).ticket({ date, time: '00:00' });
  return (
    <Box asChild bg="sunken" rounded="control" py="1.5" textAlign="center" lineHeight="1.2">
      <time dateTime={date}>
        <Box as="span" display="block" fontFamily="heading" fontWeight="bold" fontSize="1.375rem" lineHeight="1.1">
          {day}
        </Box>
        <Box as="span" color="muted" textStyle="caption">
          {month.slice(0, 3)}
        </Box>
      </time>
    </Box>
  );
}
