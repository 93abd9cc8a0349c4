import { useEndSessions } from '@veto/shared-data/account';
import { ACCOUNT_ERRORS, ACCOUNT_SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { useSay } from '@veto/slice-kit';
import { AccountSection } from './account-section.tsx';

export function SignedInDevices() {
  const say = useSay();
  const end = useEndSessions();
  const endSessions = (which: 'all' | 'others') =>
    tellOutcome(end.mutateAsync(which), which === 'others' ? ACCOUNT_SUCCESS.signedOutElsewhere : null, (error) =>
      withReason(error, ACCOUNT_ERRORS.signOutEverywhere),
    );
  const pending = end.isPending ? end.variables : null;
  return (
    <AccountSection
      title={say('Devices')}
      text={say('Sign out of a lost phone or a shared computer. It takes up to an hour.')}
    >
      <Flex gap="3" wrap="wrap">
        <Button
          variant="subtle"
          loading={pending === 'others'}
          loadingText={say('Signing out...')}
          disabled={pending !== null}
          onClick={() => endSessions('others')}
        >
          {say('Sign out other devices')}
        </Button>
        <Button
          variant="plain"
          colorPalette="red"
          loading={pending === 'all'}
          loadingText={say('Signing out...')}
          disabled={pending !== null}
          onClick={() => endSessions('all')}
        >
          {say('Sign out everywhere')}
        </Button>
      </Flex>
    </AccountSection>
  );
}
