import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { type ReactNode, useId } from 'react';

/** One heading of the column beside a pet's story, and what is known under it. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minW="0" breakInside="avoid">
      <Heading as="h2" id={id} textStyle="h4" pb="2" borderBottomWidth="1px" borderColor="line">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
