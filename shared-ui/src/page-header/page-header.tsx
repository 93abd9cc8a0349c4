import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { PageTitle } from '../page-title/page-title.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons of the page; beside the title, below it on a phone. */
  actions?: ReactNode;
}

/** The title of a page, always on the left, and the sentence that belongs to it. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'flex-end' }}
      justify="space-between"
      gap={{ base: '4', md: '6' }}
    >
      <Box minW="0">
        <PageTitle>{title}</PageTitle>
        {subtitle && (
          <Text mt="2" color="muted" fontSize={{ base: 'md', md: '17px' }} maxW="65ch">
            {subtitle}
          </Text>
        )}
      </Box>
      {actions && (
        <Flex gap="3" wrap="wrap" flexShrink="0">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
