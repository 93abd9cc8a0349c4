import { ERRORS } from '@veto/shared-data/errors';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type ReactNode, useState } from 'react';
import { TitledSection } from '../titled-section/titled-section.tsx';

/** More is one press away. */
const SHOWN = 5;

interface Entries<T> {
  data: T[] | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface RecordSectionProps<T> {
  title: string;
  /** As the query gives them, newest first. */
  entries: Entries<T>;
  /** What is said while there are none. */
  empty: string;
  /** The way to add one: a button, or the form that it opened. */
  add?: ReactNode;
  children: (entry: T, index: number) => ReactNode;
}

/** One list of a pet's record: on its way, empty, not to be read, or long. */
export function RecordSection<T>({ title, entries, empty, add, children }: RecordSectionProps<T>) {
  return (
    <TitledSection title={title}>
      {entries.data ? (
        <Rows entries={entries.data} empty={empty}>
          {children}
        </Rows>
      ) : entries.isError ? (
        <ErrorState {...ERRORS.loadRecord} query={entries} headingLevel="h3" />
      ) : (
        <Skeleton h="6rem" rounded="control" aria-hidden />
      )}
      {add && <Box mt="4">{add}</Box>}
    </TitledSection>
  );
}

type RowsProps<T> = Pick<RecordSectionProps<T>, 'empty' | 'children'> & { entries: T[] };

function Rows<T>({ entries, empty, children }: RowsProps<T>) {
  const say = useSay();
  const [all, setAll] = useState(false);
  if (entries.length === 0) return <Text color="muted">{empty}</Text>;
  return (
    <>
      <Flex as="ul" direction="column" listStyleType="none">
        {(all ? entries : entries.slice(0, SHOWN)).map(children)}
      </Flex>
      {entries.length > SHOWN && (
        <Button variant="plain" aria-expanded={all} onClick={() => setAll(!all)} ms="-3">
          {all ? say('Show fewer') : say('Show all {count}', { count: entries.length })}
        </Button>
      )}
    </>
  );
}
