import { Heading } from '@veto/shared-ui/heading';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type ReactNode, Suspense, useCallback } from 'react';
import { ChangeReport } from '../save-row/change-report.ts';

export interface ManageSectionProps {
  /** Where a link leads: '#hours'. */
  id: string;
  title: string;
  description: ReactNode;
  /** What the part says of changes that are not saved. */
  onChanged: (id: string, what: string | null) => void;
  children: ReactNode;
}

/** One part of the practice under its heading; its code may come later than the page. */
export function ManageSection({ id, title, description, onChanged, children }: ManageSectionProps) {
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
      scrollMarginTop={{ base: '7rem', lg: '5rem' }}
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
