import { Heading } from '@veto/shared-ui/heading';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type ReactNode, Suspense } from 'react';

export interface ManageSectionProps {
  /** Where a link leads: '#hours'. */
  id: string;
  title: string;
  description: ReactNode;
  children: ReactNode;
}

/** One part of the practice under its heading; its code may come later than the page. */
export function ManageSection({ id, title, description, children }: ManageSectionProps) {
  return (
    <Stack
      as="section"
      id={id}
      gap="5"
      aria-labelledby={`${id}-heading`}
      borderTopWidth="1px"
      borderColor="line"
      pt="8"
    >
      <Stack gap="1">
        <Heading as="h2" id={`${id}-heading`} textStyle="h3">
          {title}
        </Heading>
        <Text color="muted" maxW="60ch">
          {description}
        </Text>
      </Stack>
      <Suspense fallback={<Skeleton h="20rem" rounded="l2" aria-hidden />}>{children}</Suspense>
    </Stack>
  );
}
