import { type PasswordResetValues, useRequestPasswordReset } from '@veto/shared-data/auth';
import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Stack } from '@veto/shared-ui/stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountCard } from './account-card.tsx';
import { AccountLink } from './account-link.tsx';
import { useAccountWords } from './account-words.ts';
import { CheckYourMail } from './check-your-mail.tsx';
import { lateResolver, useLateChecks } from './late-resolver.ts';

const resolver = lateResolver<PasswordResetValues>(({ passwordReset }) => passwordReset, 'email');

/** Asks for a mail with a link to set a new password. Says the same whether or not the address has an account. */
export default function ForgotPasswordPage() {
  const { say, said, told } = useAccountWords();
  const request = useRequestPasswordReset();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  useLateChecks();
  const form = useForm<PasswordResetValues>({
    resolver,
    defaultValues: { email: '' },
  });
  const draft = useFormDraft(form, 'forgot-password');
  const submit = form.handleSubmit(async (values) => {
    try {
      await request.mutateAsync(values);
      draft.drop();
      setMailedTo(values.email);
    } catch (error) {
      tellFailure(error, told(withReason(error, ERRORS.passwordReset), ERRORS.passwordReset));
    }
  });
  if (mailedTo) return <CheckYourMail address={mailedTo} sentence={say(SUCCESS.resetLinkSent.description)} />;
  return (
    <AccountCard
      title={say('Forgot your password?')}
      subtitle={say('Enter your email and we will send you a link to set a new one.')}
      footer={<AccountLink href="/login">{say('Back to sign in')}</AccountLink>}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <FormField label={say('Email')} error={said(form.formState.errors.email?.message)}>
            <Input type="email" autoComplete="email" placeholder={say('you@example.com')} {...form.register('email')} />
          </FormField>
          <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingText={say('Sending...')}>
            {say('Send reset link')}
          </Button>
        </Stack>
      </form>
    </AccountCard>
  );
}
