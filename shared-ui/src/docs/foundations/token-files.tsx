import { Stack } from '@chakra-ui/react/stack';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Button } from '../../button/index.ts';
import { designTokens, tokensCss } from '../../tokens/design-tokens.ts';

const FILES = [
  { name: 'veto.tokens.json', type: 'application/json', text: () => JSON.stringify(designTokens(), null, 2) },
  { name: 'veto.css', type: 'text/css', text: tokensCss },
] as const;

/** The tokens to take along; made in the page, so that they need no server. */
export function TokenFiles() {
  return (
    <Unstyled>
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3" my="5">
        {FILES.map(({ name, type, text }) => (
          <Button key={name} asChild variant="subtle">
            <a href={`data:${type};charset=utf-8,${encodeURIComponent(text())}`} download={name}>
              Download {name}
            </a>
          </Button>
        ))}
      </Stack>
    </Unstyled>
  );
}
