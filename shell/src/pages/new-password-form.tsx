import { type NewPasswordValues, useSetPassword } from '@veto/shared-data/auth';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { NewPasswordFields } from '@veto/shared-ui/new-password-fields';
import { Stack } from '@veto/shared-ui/stack';
import { useSite } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { AFTER_SIGN_IN } from '../routing/return-path.ts';
import { lateResolver, useLateChecks } from './late-resolver.ts';

const resolver = lateResolver<NewPasswordValues>(({ newPassword }) => newPassword, 'password');

/** `waiting` while the link of the mail is being turned into a session. */
export function NewPasswordForm({ waiting }: { waiting: boolean }) {
  const site = useSite();
  const setPassword = useSetPassword();
  useLateChecks();
  const form = useForm<NewPasswordValues>({
    resolver,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await setPassword.mutateAsync(values);
      toaster.create({ type: 'success', ...SUCCESS.passwordSaved });
      site.navigate(AFTER_SIGN_IN, { replace: true });
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.setPassword));
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <NewPasswordFields
          label="New password"
          password={form.register('password')}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
        />
        <Button
          type="submit"
          size="lg"
          loading={isSubmitting || waiting}
          loadingText={waiting ? 'Checking the link...' : 'Saving...'}
        >
          Save password
        </Button>
      </Stack>
    </form>
  );
}
