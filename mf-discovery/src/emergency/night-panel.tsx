import { Box } from '@veto/shared-ui/box';
import { Siren } from '@veto/shared-ui/motif';
import { Text } from '@veto/shared-ui/text';
import type { ReactNode } from 'react';
import { NARROW, ONE_COLUMN } from '../narrow.ts';

export interface NightPanelProps {
  label: string;
  children: ReactNode;
  /** Beside the words; below them on a phone. */
  aside: ReactNode;
}

/** The one dark panel of the page, with the siren. As high before a number is known as with it. */
export function NightPanel({ label, children, aside }: NightPanelProps) {
  return (
    <Box
      as="section"
      aria-label={label}
      colorPalette="onNight"
      position="relative"
      overflow="hidden"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
      gap={{ base: '4', md: '8' }}
      minH={{ base: '410px', lg: '288px' }}
      rounded={{ base: '24px', md: '28px' }}
      bg="night"
      color="night.ink"
      px={{ base: '5', md: '10' }}
      py={{ base: '4', md: '9' }}
      css={{ '--focus-ring-color': 'colors.night.accent', ...ONE_COLUMN }}
    >
      <Siren
        position="absolute"
        display={{ lg: 'none', xl: 'block' }}
        boxSize={{ base: '44px', xl: '120px' }}
        right={{ base: '5', xl: 'auto' }}
        left={{ xl: 'calc(100% - 560px)' }}
        top={{ base: '3', xl: 'auto' }}
        bottom={{ xl: '-14px' }}
        css={{ xl: { [NARROW]: { display: 'none' } } }}
      />
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold" color="night.accent" mb="2">
          {label}
        </Text>
        {children}
      </Box>
      <Box alignSelf="center" zIndex="1" minW="0">
        {aside}
      </Box>
    </Box>
  );
}
