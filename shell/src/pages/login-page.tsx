import { type LoginValues, useSignIn } from '@veto/shared-data/auth';
import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { CheckboxControl, CheckboxHiddenInput, CheckboxLabel, CheckboxRoot } from '@veto/shared-ui/checkbox';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { PasswordInput } from '@veto/shared-ui/password-input';
import { Stack } from '@veto/shared-ui/stack';
import { Controller, useForm } from 'react-hook-form';
import { AccountCard } from './account-card.tsx';
import { accountError } from './account-error.ts';
import { AccountLink } from './account-link.tsx';
import { useAccountWords } from './account-words.ts';
import { arriveInLanguage } from './arrive-in-language.ts';
import { lateResolver, useLateChecks } from './late-resolver.ts';

const resolver = lateResolver<LoginValues>(({ login }) => login, 'email');

const SECRETS = ['password'];

/** Sign in. Where it leads afterwards is routing's business: a visitor with a session gets no /login. */
export default function LoginPage() {
  const { say, said, told } = useAccountWords();
  const signIn = useSignIn(arriveInLanguage);
  useLateChecks();
  const form = useForm<LoginValues>({
    resolver,
    defaultValues: { email: '', password: '', rememberMe: false },
  });
  const draft = useFormDraft(form, 'login', SECRETS);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await signIn.mutateAsync(values);
      draft.drop();
      toaster.create({ type: 'success', ...told(SUCCESS.signedIn) });
    } catch (error) {
      tellFailure(error, told(accountError(error, ERRORS.signInFailed), ERRORS.signInFailed));
    }
  });
  return (
    <AccountCard
      title={say('Sign in')}
      subtitle={say('Welcome back to Veto.')}
      footer={
        <>
          {say("Don't have an account?")}{' '}
          <AccountLink href="/register" keepNext>
            {say('Register')}
          </AccountLink>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <FormField label={say('Email')} error={said(errors.email?.message)}>
            <Input type="email" autoComplete="email" placeholder={say('you@example.com')} {...form.register('email')} />
          </FormField>
          <FormField label={say('Password')} error={said(errors.password?.message)}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </FormField>
          <Flex justify="space-between" align="center" wrap="wrap" gapX="4">
            <Controller
              control={form.control}
              name="rememberMe"
              render={({ field }) => (
                <CheckboxRoot
                  name={field.name}
                  checked={field.value ?? false}
                  onCheckedChange={({ checked }) => field.onChange(checked === true)}
                >
                  <CheckboxHiddenInput onBlur={field.onBlur} />
                  <CheckboxControl />
                  <CheckboxLabel>{say('Remember me')}</CheckboxLabel>
                </CheckboxRoot>
              )}
            />
            <AccountLink href="/forgot-password">{say('Forgot password?')}</AccountLink>
          </Flex>
          <Button type="submit" size="lg" loading={isSubmitting} loadingText={say('Signing in...')}>
            {say('Sign in')}
          </Button>
        </Stack>
      </form>
    </AccountCard>
  );
}
