import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { type ReactNode, useId } from 'react';

interface TitledSectionProps {
  title: string;
  headingLevel?: 'h2' | 'h3';
  /** Between the heading and what it is about. */
  gap?: '2' | '3' | '4';
  children: ReactNode;
}

/** A part of a page under its heading, by which screen readers name it. */
export function TitledSection({ title, headingLevel = 'h2', gap = '3', children }: TitledSectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minW="0">
      <Heading as={headingLevel} id={id} textStyle="h3" mb={gap}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}
