import { useSession } from '@veto/shared-data/core';
import { keepOpenedSecret } from '@veto/shared-data/drafts';
import { ERRORS } from '@veto/shared-data/errors';
import { guestVisitPage, useTakeOverGuestVisit } from '@veto/shared-data/guest-visits';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useLanguage } from '@veto/slice-kit';
import { visitWords } from './visit-in-words.ts';

interface GuestAccountProps {
  email: string | null;
  secret: string;
}

/** The way of a visit into an account: owners move it there, visitors register and come back. Nothing for vets. */
export function GuestAccount({ email, secret }: GuestAccountProps) {
  const { state } = useSession();
  const takeOver = useTakeOverGuestVisit(secret);
  const language = useLanguage();
  const { say, failure } = visitWords(language);
  if (state !== 'owner' && state !== 'signed-out') return null;
  const isOwner = state === 'owner';
  const address = email ? `#${new URLSearchParams({ email })}` : '';
  const moved = {
    type: 'success',
    title: say('Your visit is in your account'),
    description: say('See My Appointments.'),
  } as const;
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
        <Text color="muted">
          {isOwner
            ? say('Move this visit into your account: you find it in My Appointments.')
            : say(
                'With an account you book in two presses, and your pets have a health record. This visit can move there.',
              )}
        </Text>
      </Stack>
      {isOwner ? (
        <Button
          variant="subtle"
          loading={takeOver.isPending}
          onClick={() =>
            void tellOutcome(takeOver.mutateAsync(), moved, (error) => failure(error, ERRORS.fetchAppointment))
          }
        >
          {say('Move into my account')}
        </Button>
      ) : (
        <LinkButton
          href={`${language === 'pl' ? '/pl/register' : '/register'}?next=${encodeURIComponent(guestVisitPage(language))}${address}`}
          variant="subtle"
          onClick={() => keepOpenedSecret(secret)}
        >
          {say('Create an account')}
        </LinkButton>
      )}
    </Flex>
  );
}
