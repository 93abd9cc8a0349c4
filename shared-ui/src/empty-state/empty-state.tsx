import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../illustration/illustration.tsx';

export interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  illustration?: IllustrationName;
  headingLevel?: 'h1' | 'h2' | 'h3';
  /** What to do next: one or two buttons. */
  children?: ReactNode;
}

export function EmptyState({ title, description, illustration, headingLevel = 'h2', children }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="4" px="4" py={{ base: '8', md: '12' }}>
      {illustration && <Illustration name={illustration} />}
      <Heading
        as={headingLevel}
        textStyle="xl"
        fontWeight="semibold"
        {...(headingLevel === 'h1' && { tabIndex: -1, outline: 'none' })}
      >
        {title}
      </Heading>
      {description && (
        <Text color="fg.muted" maxW="48ch">
          {description}
        </Text>
      )}
      {children && (
        <Flex gap="3" wrap="wrap" justify="center" mt="2">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
