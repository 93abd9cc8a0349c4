import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { AnimalCode } from './animals.ts';
import { type Sign, signsOf } from './signs.ts';

/** What an owner may see; the steps of the one that is opened, and of no other. The browser opens them, also without scripts. */
export function SignList({ animal }: { animal: AnimalCode | null }) {
  const id = useId();
  const say = useSay();
  return (
    <Box as="section" aria-labelledby={id} minW="0">
      <Heading as="h2" id={id} textStyle="h3">
        {say('What do you see?')}
      </Heading>
      <Text color="muted" mt="1.5" mb="2.5">
        {say('Call first. Then open one, and only its steps are shown.')}
      </Text>
      <Box borderBottomWidth="1px" borderColor="line">
        {signsOf(animal).map((sign) => (
          <OneSign key={sign.name} {...sign} />
        ))}
      </Box>
    </Box>
  );
}

function OneSign({ name, steps, source }: Sign) {
  const say = useSay();
  return (
    <Box
      asChild
      borderTopWidth="1px"
      borderColor="line"
      css={{
        '& > summary': { listStyle: 'none', color: 'action' },
        '& > summary::-webkit-details-marker': { display: 'none' },
        '&[open] > summary': { color: 'ink' },
        '&[open] > summary svg': { transform: 'rotate(180deg)' },
        // Paper cannot be opened.
        '@media print': {
          '&::details-content': { contentVisibility: 'visible' },
          '& > summary svg': { display: 'none' },
        },
      }}
    >
      {/* One name: opening a sign closes the one before. */}
      <details name="sign">
        <Box
          asChild
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          minH="14"
          cursor="pointer"
          lineHeight="1.35"
        >
          <summary>
            <Heading as="h3" fontSize="md" fontFamily="body" fontWeight="semibold" letterSpacing="0" lineHeight="1.35">
              {say(name)}
            </Heading>
            <Box asChild flexShrink="0">
              <ChevronDown aria-hidden size={20} />
            </Box>
          </summary>
        </Box>
        <Stack as="ol" listStyleType="none" gap="3" pt="1" pb="3" css={{ counterReset: 'step' }}>
          {steps.map((step) => (
            <Box
              key={step}
              as="li"
              display="grid"
              gridTemplateColumns="32px minmax(0, 1fr)"
              lineHeight="1.45"
              css={{ counterIncrement: 'step' }}
              _before={{
                content: 'counter(step)',
                fontFamily: 'heading',
                fontWeight: 'bold',
                fontSize: 'xl',
                lineHeight: '1.2',
              }}
            >
              {say(step)}
            </Box>
          ))}
        </Stack>
        <Text textStyle="small" color="muted" pb="4">
          {say('Source: {source}', { source: say(source) })}
        </Text>
      </details>
    </Box>
  );
}
