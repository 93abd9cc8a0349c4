import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something live in the middle of a text. */
export function Example({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <Box bg="canvas" borderWidth="1px" borderColor="line" rounded="panel" p="6" my="4">
        {children}
      </Box>
    </Unstyled>
  );
}

/** A right and a wrong way beside each other. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" my="4">
        {children}
      </SimpleGrid>
    </Unstyled>
  );
}

interface WayProps {
  /** One sentence: what to do, and why. */
  says: string;
  /** Left out where words are enough. */
  children?: ReactNode;
}

/** The right way, live. */
export function Do(props: WayProps) {
  return <Way {...props} word="Do" tone="ok" icon={<Check size={18} aria-hidden />} />;
}

/** The wrong way, live: to look at, out of reach of the keyboard and of screen readers. */
export function Dont({ children, ...props }: WayProps) {
  return (
    <Way {...props} word="Don’t" tone="danger" icon={<X size={18} aria-hidden />}>
      {children && <div inert>{children}</div>}
    </Way>
  );
}

type FrameProps = WayProps & { word: string; tone: 'ok' | 'danger'; icon: ReactNode };

function Way({ says, children, word, tone, icon }: FrameProps) {
  return (
    <Box display="flex" flexDirection="column" rounded="panel" overflow="hidden" bg={`${tone}.bg`} minW="0">
      {children && (
        <Box bg="canvas" m="1" mb="0" p="5" borderTopRadius="18px" flex="1" minW="0" overflowX="auto">
          {children}
        </Box>
      )}
      <Box p="4">
        <HStack gap="1.5" color={tone} fontWeight="semibold">
          {icon}
          {word}
        </HStack>
        <Text mt="1" textStyle="small">
          {says}
        </Text>
      </Box>
    </Box>
  );
}
