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
import { useAccountWords } from './account-words.ts';
import { lateResolver, useLateChecks } from './late-resolver.ts';

const resolver = lateResolver<NewPasswordValues>(({ newPassword }) => newPassword, 'password');

/** `waiting` while the link of the mail is being turned into a session. */
export function NewPasswordForm({ waiting }: { waiting: boolean }) {
  const site = useSite();
  const { say, said, told } = useAccountWords();
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
      toaster.create({ type: 'success', ...told(SUCCESS.passwordSaved) });
      site.navigate(AFTER_SIGN_IN, { replace: true });
    } catch (error) {
      tellFailure(error, told(withReason(error, ERRORS.setPassword), ERRORS.setPassword));
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <NewPasswordFields
          label={say('New password')}
          password={form.register('password')}
          confirmPassword={form.register('confirmPassword')}
          errors={{
            password: { message: said(errors.password?.message) },
            confirmPassword: { message: said(errors.confirmPassword?.message) },
          }}
        />
        <Button
          type="submit"
          size="lg"
          loading={isSubmitting || waiting}
          loadingText={waiting ? say('Checking the link...') : say('Saving...')}
        >
          {say('Save password')}
        </Button>
      </Stack>
    </form>
  );
}
