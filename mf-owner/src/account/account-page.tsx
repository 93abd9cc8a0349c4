import { useSession } from '@veto/shared-data/core';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { usePageReady, useSay } from '@veto/slice-kit';
import { AddressForm } from './address-form.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LanguageForm } from './language-form.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

/** What owners and veterinarians decide about their account: how they sign in, what is kept, whether it stays. */
export default function AccountPage() {
  usePageReady();
  const say = useSay();
  const { state } = useSession();
  return (
    <PageSection maxW="5xl">
      <PageHeader title={say('Account')} subtitle={say('How you sign in, what we keep about you, and how to leave.')} />
      <Stack gap="0">
        <AddressForm />
        {state === 'owner' && <PhoneForm />}
        <PasswordForm />
        <LanguageForm />
        <SignedInDevices />
        <OwnData />
        <DeleteAccount />
      </Stack>
    </PageSection>
  );
}
