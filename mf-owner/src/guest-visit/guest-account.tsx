import { useUserId } from '@veto/shared-data/core';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';

/** Invites guests to register: an account with the same address takes over the visit. Signed in, nothing is shown. */
export function GuestAccount({ email }: { email: string | null }) {
  if (useUserId()) return null;
  const address = email ? `#${new URLSearchParams({ email })}` : '';
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
          Keep your visits in one place
        </Heading>
        <Text color="muted">
          {email
            ? `Register with ${email}: this visit moves into your account.`
            : 'With an account you book in two presses, and your pets have a health record.'}
        </Text>
      </Stack>
      <LinkButton href={`/register?next=%2Fappointments${address}`} variant="subtle">
        Create an account
      </LinkButton>
    </Flex>
  );
}
