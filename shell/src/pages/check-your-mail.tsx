import { Illustration } from '@veto/shared-ui/illustration';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { AccountCard } from './account-card.tsx';
import { AccountLink } from './account-link.tsx';

/** A mail is on its way and the next step is in it. */
export function CheckYourMail({ address, sentence }: { address: string; sentence: string }) {
  const say = useSay();
  return (
    <AccountCard
      title={say('Check your email')}
      subtitle={sentence}
      footer={<AccountLink href="/login">{say('Back to sign in')}</AccountLink>}
    >
      <Stack align="center" textAlign="center" role="status">
        <Illustration name="success" w="160px" />
        <Text fontWeight="semibold" wordBreak="break-word">
          {address}
        </Text>
        <Text color="fg.muted">{say('Nothing after a few minutes? Check your spam folder.')}</Text>
      </Stack>
    </AccountCard>
  );
}
