import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Cover } from '../cover/cover.tsx';
import { Door, type DoorProps } from '../door/door.tsx';
import { PageSection } from '../page-section/page-section.tsx';

export interface VetHeaderProps {
  vet: Pick<DoorProps, 'specialty' | 'imageUrl' | 'portrait'>;
  /** 'Portrait of Anna Zielińska' */
  portraitLabel: string;
  /** The link to where the visitor may have come from. */
  back: ReactNode;
  /** The page's title, and who it is. */
  children: ReactNode;
}

/** The street of the specialty from edge to edge, the vet in a door before it, and beside the door who it is. */
export function VetHeader({ vet, portraitLabel, back, children }: VetHeaderProps) {
  const { specialty, imageUrl, portrait } = vet;
  return (
    <Box position="relative">
      <PageSection
        py="0"
        position={{ md: 'absolute' }}
        top={{ md: '3' }}
        insetX={{ md: '0' }}
        zIndex="1"
        // Only the link itself is in the way of the drawing.
        pointerEvents="none"
      >
        <Box>
          <Button
            asChild
            variant="plain"
            pointerEvents="auto"
            ms={{ base: '-3', md: '0' }}
            bg={{ md: 'canvas' }}
            rounded="full"
          >
            {back}
          </Button>
        </Box>
      </PageSection>
      <Cover specialty={specialty} />
      <PageSection py="0">
        <Flex
          gap={{ base: '3', md: '7' }}
          direction={{ base: 'column', md: 'row' }}
          align="flex-start"
          mt={{ base: '-92px', md: '-104px' }}
          position="relative"
        >
          <Door
            specialty={specialty}
            imageUrl={imageUrl}
            portrait={portrait}
            label={portraitLabel}
            priority
            w={{ base: '128px', md: '184px' }}
            boxShadow="0 0 0 6px var(--chakra-colors-canvas)"
          />
          <Box minW="0" maxW="full" pt={{ md: '116px' }}>
            {children}
          </Box>
        </Flex>
      </PageSection>
    </Box>
  );
}
