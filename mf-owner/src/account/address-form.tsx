import {
  type AddressChangeValues,
  addressChangeSchema,
  useChangeAddress,
  useFollowAddress,
} from '@veto/shared-data/account';
import { useSession } from '@veto/shared-data/core';
import { ACCOUNT_ERRORS, ACCOUNT_SUCCESS, withReason } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Saying, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountSection } from './account-section.tsx';

const SAME = 'You already sign in with this address';

/** Changes the address of the account; it changes when the link of a mail was followed. */
export function AddressForm() {
  const say = useSay();
  const { email = '' } = useSession();
  useFollowAddress();
  const change = useChangeAddress();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<AddressChangeValues>({
    resolver: formResolver(addressChangeSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    if (values.email.toLowerCase() === email.toLowerCase()) return form.setError('email', { message: SAME });
    try {
      const outcome = await change.mutateAsync(values);
      if (outcome === 'changed') tellSuccess(ACCOUNT_SUCCESS.addressChanged);
      else setSentTo(values.email);
      form.reset();
    } catch (error) {
      tellFailure(error, withReason(error, ACCOUNT_ERRORS.changeAddress));
    }
  });
  return (
    <AccountSection
      title={say('Email address')}
      text={say(
        'You sign in with it, and we send emails to it. A link in an email confirms that the new address is yours.',
      )}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5" align="flex-start">
          <Text overflowWrap="anywhere">
            <Saying text="You sign in as {email}." email={<strong translate="no">{email}</strong>} />
          </Text>
          <FormField label={say('New email address')} error={errors.email?.message}>
            <Input {...form.register('email')} type="email" autoComplete="email" />
          </FormField>
          <Button type="submit" variant="subtle" loading={isSubmitting} loadingText={say('Sending...')}>
            {say('Send the confirmation link')}
          </Button>
          {/* There from the start: what comes into it is announced. */}
          <Box role="status">
            {sentTo !== null && (
              <Text color="ok" overflowWrap="anywhere">
                <Saying
                  text="Check your email and follow the link we sent to {email}. Until then you sign in as before."
                  email={<span translate="no">{sentTo}</span>}
                />
              </Text>
            )}
          </Box>
        </Stack>
      </form>
    </AccountSection>
  );
}
