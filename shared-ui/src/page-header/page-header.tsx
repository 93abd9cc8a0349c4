import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { PageTitle } from '../page-title/page-title.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons of the page; beside the title where both have room, else below it. */
  actions?: ReactNode;
}

/** The title of a page, always on the left, and the sentence that belongs to it. The row wraps before the title does. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      wrap={{ md: 'wrap' }}
      align={{ base: 'stretch', md: 'flex-end' }}
      justify="space-between"
      columnGap="6"
      rowGap="4"
    >
      <Box minW="0" maxW="full" flex={{ md: '1 1 auto' }}>
        <PageTitle>{title}</PageTitle>
        {subtitle && (
          // As wide as there is room, and never a reason for the row to wrap: the title alone is measured.
          <Text
            mt="2"
            color="muted"
            fontSize={{ base: 'md', md: '1.0625rem' }}
            maxW="65ch"
            {...(actions && { w: { md: '0' }, minW: { md: 'min(100%, 65ch)' } })}
          >
            {subtitle}
          </Text>
        )}
      </Box>
      {actions && (
        <Flex gap="3" wrap="wrap" minW="0" maxW="full">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
