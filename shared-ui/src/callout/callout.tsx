import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

export interface CalloutProps {
  title: string;
  description?: ReactNode;
  /** 'brand' invites, 'urgent' is for emergencies. */
  tone?: 'brand' | 'urgent';
  icon?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** Buttons. */
  children?: ReactNode;
}

/** A banner within a page: a question and what to do about it. */
export function Callout({ title, description, tone = 'brand', icon, headingLevel = 'h2', children }: CalloutProps) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'center' }}
      gap="5"
      p={{ base: '5', md: '8' }}
      rounded="l3"
      colorPalette={tone === 'urgent' ? 'red' : 'brand'}
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.muted"
    >
      {icon && (
        <Box color="colorPalette.fg" flexShrink="0" aria-hidden>
          {icon}
        </Box>
      )}
      <Box flex="1" minW="0">
        <Heading as={headingLevel} textStyle="xl" fontWeight="semibold">
          {title}
        </Heading>
        {description && (
          <Text mt="1" color="fg.muted">
            {description}
          </Text>
        )}
      </Box>
      {children && (
        <Flex gap="3" wrap="wrap" flexShrink="0">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
