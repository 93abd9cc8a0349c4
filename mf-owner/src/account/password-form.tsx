import {
  type PasswordChangeValues,
  passwordChangeSchema,
  useChangePassword,
  WrongPassword,
} from '@veto/shared-data/account';
import { useSession } from '@veto/shared-data/core';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { NewPasswordFields } from '@veto/shared-ui/new-password-fields';
import { PasswordInput } from '@veto/shared-ui/password-input';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { AccountSection } from './account-section.tsx';

const EMPTY: PasswordChangeValues = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordForm() {
  const say = useSay();
  const { email = '' } = useSession();
  const change = useChangePassword();
  const form = useForm<PasswordChangeValues>({
    resolver: formResolver(passwordChangeSchema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values);
      tellSuccess(SUCCESS.passwordSaved);
      form.reset(EMPTY);
    } catch (error) {
      if (error instanceof WrongPassword)
        form.setError('currentPassword', { message: 'This is not your current password' }, { shouldFocus: true });
      else tellFailure(error, withReason(error, ERRORS.setPassword));
    }
  });
  return (
    <AccountSection title={say('Password')} text={say('Your other devices are signed out when it changes.')}>
      <form onSubmit={submit} noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Stack gap="5" align="flex-start">
          <FormField label={say('Current password')} error={errors.currentPassword?.message}>
            <PasswordInput
              shownAs={say('Current password')}
              autoComplete="current-password"
              {...form.register('currentPassword')}
            />
          </FormField>
          <NewPasswordFields
            label={say('New password')}
            password={form.register('password')}
            confirmPassword={form.register('confirmPassword')}
            errors={errors}
          />
          <Button type="submit" variant="subtle" loading={isSubmitting} loadingText={say('Saving...')}>
            {say('Change password')}
          </Button>
        </Stack>
      </form>
    </AccountSection>
  );
}
