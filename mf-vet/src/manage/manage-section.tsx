import { Heading } from '@veto/shared-ui/heading';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { createContext, type ReactNode, Suspense, useCallback, useContext } from 'react';
import { ChangeReport } from '../save-row/change-report.ts';

/** Hears from each part, by its id, which of its changes are not saved; null: all are. */
export const PartChanges = createContext<(id: string, what: string | null) => void>(() => {});

/** A part that a link leads to stops below the header, on a phone below the index too. */
export const BELOW_HEADER = { base: '7rem', lg: '5rem' };

export interface ManageSectionProps {
  /** Where a link leads: '#hours'. */
  id: string;
  title: string;
  description: ReactNode;
  children: ReactNode;
}

/** One part of the practice under its heading; its code may come later than the page. */
export function ManageSection({ id, title, description, children }: ManageSectionProps) {
  const onChanged = useContext(PartChanges);
  const report = useCallback((what: string | null) => onChanged(id, what), [onChanged, id]);
  return (
    <Stack
      as="section"
      id={id}
      gap="5"
      aria-labelledby={`${id}-heading`}
      borderTopWidth="1px"
      borderColor="line"
      pt="8"
      scrollMarginTop={BELOW_HEADER}
    >
      <Stack gap="1">
        <Heading as="h2" id={`${id}-heading`} textStyle="h3">
          {title}
        </Heading>
        <Text color="muted" maxW="60ch">
          {description}
        </Text>
      </Stack>
      <ChangeReport value={report}>
        <Suspense fallback={<Skeleton h="20rem" rounded="l2" aria-hidden />}>{children}</Suspense>
      </ChangeReport>
    </Stack>
  );
}
