import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';

/** What an account is good for, beside the way into it. */
export function AccountOffer({ text, children }: { text: string; children: ReactNode }) {
  const say = useSay();
  return (
    <Flex
      as="section"
      aria-labelledby="guest-account"
      bg="surface"
      rounded="panel"
      p="5"
      gap="4"
      wrap="wrap"
      align="center"
    >
      <Stack gap="1" flex="1 1 18rem">
        <Heading as="h2" id="guest-account" textStyle="h4">
          {say('Keep your visits in one place')}
        </Heading>
        <Text color="muted">{text}</Text>
      </Stack>
      {children}
    </Flex>
  );
}
