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
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { NewPasswordFields } from '@veto/shared-ui/new-password-fields';
import { PasswordInput } from '@veto/shared-ui/password-input';
import { Stack } from '@veto/shared-ui/stack';
import { useForm } from 'react-hook-form';
import { AccountSection } from './account-section.tsx';

const EMPTY: PasswordChangeValues = { currentPassword: '', password: '', confirmPassword: '' };

/** Sets another password, for whoever knows the present one. */
export function PasswordForm() {
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
      toaster.create({ type: 'success', ...SUCCESS.passwordSaved });
      form.reset(EMPTY);
    } catch (error) {
      if (error instanceof WrongPassword)
        form.setError('currentPassword', { message: 'This is not your current password' }, { shouldFocus: true });
      else tellFailure(error, withReason(error, ERRORS.setPassword));
    }
  });
  return (
    <AccountSection title="Password" text="Your other devices are signed out when it changes.">
      <form onSubmit={submit} noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Stack gap="5" align="flex-start">
          <FormField label="Current password" error={errors.currentPassword?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </FormField>
          <NewPasswordFields
            label="New password"
            password={form.register('password')}
            confirmPassword={form.register('confirmPassword')}
            errors={errors}
          />
          <Button type="submit" variant="subtle" loading={isSubmitting} loadingText="Saving...">
            Change password
          </Button>
        </Stack>
      </form>
    </AccountSection>
  );
}
