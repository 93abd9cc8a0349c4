import { ERRORS } from '@veto/shared-data/errors';
import type { RecordEntry } from '@veto/shared-data/health';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { ShowMore } from '@veto/shared-ui/show-more';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type ReactNode, useId } from 'react';

export interface RecordRow {
  name: string;
  details: string;
  action?: ReactNode;
}

export interface RecordListProps<Entry extends RecordEntry> {
  title: string;
  empty: string;
  entries: { data: Entry[] | undefined; error: unknown; refetch: () => unknown };
  row: (entry: Entry) => RecordRow;
}

/** One part of a pet's record to read, newest first, between hairlines. */
export function RecordList<Entry extends RecordEntry>({ title, empty, entries, row }: RecordListProps<Entry>) {
  const heading = useId();
  return (
    <Box as="section" aria-labelledby={heading}>
      <Heading as="h3" id={heading} textStyle="h4" mb="2">
        {title}
      </Heading>
      {entries.data ? (
        entries.data.length === 0 ? (
          <Text color="muted">{empty}</Text>
        ) : (
          <Stack gap="0">
            <ShowMore items={entries.data}>{(entry) => <Row key={entry.id} {...row(entry)} />}</ShowMore>
          </Stack>
        )
      ) : entries.error ? (
        <ErrorState {...ERRORS.loadRecord} query={entries} headingLevel="h3" />
      ) : (
        <Skeleton h="6rem" rounded="l2" aria-hidden />
      )}
    </Box>
  );
}

function Row({ name, details, action }: RecordRow) {
  return (
    <Flex borderTopWidth="1px" borderColor="line" py="2" gap="3" justify="space-between" align="center">
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="small" color="muted" overflowWrap="anywhere">
          {details}
        </Text>
      </Box>
      {action}
    </Flex>
  );
}
