import { Box } from '@chakra-ui/react/box';
import { Center } from '@chakra-ui/react/center';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useColorMode } from '@veto/shared-ui/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { contrastRatio } from './contrast.ts';
import type { Pair } from './pairs.ts';

/** Two tokens on each other, with the ratio the browser really shows. */
export function ContrastSample(pair: Pair) {
  const { colorMode } = useColorMode();
  // Measured anew with each theme: the colours behind the tokens change with it.
  return <MeasuredSample key={colorMode} {...pair} />;
}

function MeasuredSample({ ink, ground, needs }: Pair) {
  const ref = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const { color, backgroundColor } = getComputedStyle(ref.current);
    setRatio(contrastRatio(color, backgroundColor));
  }, []);
  return (
    <Flex align="center" gap="4">
      <Center ref={ref} color={ink} bg={ground} borderWidth="1px" rounded="l2" h="12" w="24" aria-hidden>
        {needs < 4.5 ? <Box boxSize="5" rounded="full" bg="currentColor" /> : 'Aą'}
      </Center>
      <Box>
        <Text fontWeight="medium">
          {ink} on {ground}
        </Text>
        <Text textStyle="sm" color="fg.muted" data-ratio={ratio ?? ''} data-needs={needs}>
          {ratio?.toFixed(2)} : 1, needs {needs}
        </Text>
      </Box>
    </Flex>
  );
}
