import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { Button } from '../../button/index.ts';
import { tokens } from '../../core/theme/tokens.ts';

const EASING = tokens.easings?.calm?.value as string;
const SAMPLES = [
  { name: 'Colour', token: 'fast', use: 'hover, press, selection' },
  { name: 'Movement', token: 'slow', use: 'lift, sheet, dialog' },
] as const;

/** The two durations, run by a press. */
export function MotionSamples() {
  const [on, setOn] = useState(false);
  return (
    <Unstyled>
      <Button variant="subtle" size="sm" my="4" aria-pressed={on} onClick={() => setOn(!on)}>
        Run
      </Button>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
        {SAMPLES.map(({ name, token, use }) => (
          <Box key={name}>
            <Box
              bg={on && name === 'Colour' ? 'lilac.2' : 'surface'}
              shadow={on && name === 'Movement' ? 'lift' : undefined}
              transform={on && name === 'Movement' ? 'translateY(-4px)' : undefined}
              transitionProperty="background, box-shadow, transform"
              transitionDuration={token}
              transitionTimingFunction="calm"
              rounded="panel"
              p="6"
            >
              {name}
            </Box>
            <Text mt="2" textStyle="small" color="muted">
              {token} · {String(tokens.durations?.[token]?.value)} · {EASING} · {use}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </Unstyled>
  );
}
