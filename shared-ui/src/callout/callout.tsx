import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Siren } from '../motif/siren.tsx';

export interface CalloutProps {
  title: string;
  description?: ReactNode;
  /** 'brand' invites, 'urgent' is for emergencies: dark, with a siren. */
  tone?: 'brand' | 'urgent';
  headingLevel?: 'h2' | 'h3';
  /** Buttons. */
  children?: ReactNode;
}

/** A question within a page and what to do about it: below a hairline, or on `night` when it cannot wait. */
export function Callout({ title, description, tone = 'brand', headingLevel = 'h2', children }: CalloutProps) {
  const urgent = tone === 'urgent';
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'center' }}
      gap={{ base: '4', md: '6' }}
      {...(urgent
        ? {
            colorPalette: 'onNight',
            bg: 'night',
            color: 'night.ink',
            rounded: '1.5rem',
            px: { base: '5', md: '7' },
            py: '5',
            _highContrast: { outline: '1px solid CanvasText' },
          }
        : { borderTopWidth: '1px', borderColor: 'line', pt: '5' })}
    >
      {urgent && <Siren boxSize="60px" />}
      <Box minW="0" {...(urgent ? { flex: '1' } : { maxW: '60ch' })}>
        <Heading as={headingLevel} textStyle="h3">
          {title}
        </Heading>
        {description && (
          <Text mt="1" color={urgent ? 'night.muted' : 'muted'}>
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
