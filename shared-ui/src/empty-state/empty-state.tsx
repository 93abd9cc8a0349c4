import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { IllustrationName } from '../illustration/scene.tsx';
import { Missing } from '../missing/missing.tsx';

export interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  illustration?: IllustrationName;
  headingLevel?: 'h1' | 'h2' | 'h3';
  /** What to do next: one button, and one way out. */
  children?: ReactNode;
}

/** Nothing is here: what that means, and what to do next. */
export function EmptyState({ title, description, illustration, headingLevel = 'h2', children }: EmptyStateProps) {
  return (
    <Missing illustration={illustration}>
      <Heading as={headingLevel} textStyle="h3" {...(headingLevel === 'h1' && { tabIndex: -1, outline: 'none' })}>
        {title}
      </Heading>
      {description && (
        <Text mt="2" color="muted">
          {description}
        </Text>
      )}
      {children && (
        <Flex gap="2" wrap="wrap" align="center" mt="4">
          {children}
        </Flex>
      )}
    </Missing>
  );
}
