import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { createContext, type ReactNode, Suspense, useCallback, useContext } from 'react';
import { FieldSkeletons } from '../field-skeletons/field-skeletons.tsx';
import { ChangeReport } from '../save-row/change-report.ts';
import { headingOf } from './use-part-in-address.ts';

/** Hears from each part, by its id, which of its changes are not saved; null: all are. */
export const PartChanges = createContext<(id: string, what: string | null) => void>(() => {});

/** A heading that takes the focus stops below the header, on a phone below the index too. */
const BELOW_INDEX = { base: '3rem', lg: '1rem' };

export interface ManageSectionProps {
  /** Its name in the address: 'hours'. */
  id: string;
  /** Missing where the children bring their own. */
  head?: Pick<PartHeadingProps, 'title' | 'description'> | undefined;
  /** A part that is not shown keeps what was entered in it. */
  shown: boolean;
  children: ReactNode;
}

/** One part of the practice; its code may come later than the page. */
export function ManageSection({ id, head, shown, children }: ManageSectionProps) {
  const onChanged = useContext(PartChanges);
  const report = useCallback((what: string | null) => onChanged(id, what), [onChanged, id]);
  return (
    <Stack as="section" gap="5" aria-labelledby={headingOf(id)} hidden={!shown}>
      {head && <PartHeading id={id} {...head} />}
      <ChangeReport value={report}>
        <Suspense fallback={<FieldSkeletons count={3} />}>{children}</Suspense>
      </ChangeReport>
    </Stack>
  );
}

export interface PartHeadingProps {
  id: string;
  title: string;
  description: string;
  /** A button at the end of the line. */
  action?: ReactNode;
}

/** The heading of a part, with what it is about and the way to add to it. */
export function PartHeading({ id, title, description, action }: PartHeadingProps) {
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="3" minH="12">
        <Heading as="h2" id={headingOf(id)} tabIndex={-1} outline="none" textStyle="h3" scrollMarginTop={BELOW_INDEX}>
          {title}
        </Heading>
        {action}
      </Flex>
      <Text color="muted" maxW="75ch">
        {description}
      </Text>
    </Box>
  );
}
