import { Box } from '@chakra-ui/react/box';
import { Icon } from '@chakra-ui/react/icon';
import { HStack } from '@chakra-ui/react/stack';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface IconFactProps {
  icon: LucideIcon;
  children: ReactNode;
}

/** One line of facts, with an icon for the eye: where, when, who. */
export function IconFact({ icon, children }: IconFactProps) {
  return (
    <HStack gap="2" align="start">
      <Icon as={icon} boxSize="4" mt="1" flexShrink="0" color="fg.muted" aria-hidden />
      <Box as="span" minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </HStack>
  );
}
