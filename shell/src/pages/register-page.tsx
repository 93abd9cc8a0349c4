import { type RegistrationValues, useSignUp } from '@veto/shared-data/auth';
import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NewPasswordFields } from '@veto/shared-ui/new-password-fields';
import { Stack } from '@veto/shared-ui/stack';
import { useLanguage } from '@veto/slice-kit';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { AFTER_SIGN_IN, returnPath } from '../routing/return-path.ts';
import { AccountCard } from './account-card.tsx';
import { accountError } from './account-error.ts';
import { AccountLink } from './account-link.tsx';
import { useAccountWords } from './account-words.ts';
import { CheckYourMail } from './check-your-mail.tsx';
import { lateResolver, useLateChecks } from './late-resolver.ts';
import { UserTypeChoice } from './user-type-choice.tsx';

const resolver = lateResolver<RegistrationValues>(({ registration }) => registration, 'fullName');

const SECRETS = ['password', 'confirmPassword'];

/** '/register?type=veterinarian' comes from an invitation to veterinarians. */
function invitedAs(search: string): RegistrationValues['userType'] {
  return new URLSearchParams(search).get('type') === 'veterinarian' ? 'veterinarian' : 'client';
}

/** '/register#email=…&name=…' comes from a visit that was booked without an account: behind '#' neither reaches a log. */
function knownOf(hash: string): Pick<RegistrationValues, 'fullName' | 'email'> {
  const known = new URLSearchParams(hash.slice(1));
  return { fullName: known.get('name') ?? '', email: known.get('email') ?? '' };
}

/** Registration. Where it leads afterwards is routing's business: a visitor with a session gets no /register. */
export default function RegisterPage() {
  const { search, hash } = useLocation();
  const { say, said, told } = useAccountWords();
  const language = useLanguage();
  const signUp = useSignUp();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  useLateChecks();
  const userType = invitedAs(search);
  const form = useForm<RegistrationValues>({
    resolver,
    defaultValues: { ...knownOf(hash), password: '', confirmPassword: '', userType },
  });
  // An invitation that is followed on this page changes its address alone.
  useEffect(() => form.setValue('userType', userType), [form, userType]);
  const draft = useFormDraft(form, 'register', SECRETS);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const session = await signUp.mutateAsync({ ...values, language });
      draft.drop();
      const leadsBack = returnPath(search, location.origin) !== AFTER_SIGN_IN;
      if (session)
        toaster.create({ type: 'success', ...told(leadsBack ? SUCCESS.registeredOnTheWay : SUCCESS.registered) });
      else setMailedTo(values.email);
    } catch (error) {
      tellFailure(error, told(accountError(error, ERRORS.signUpFailed), ERRORS.signUpFailed));
    }
  });
  if (mailedTo) return <CheckYourMail address={mailedTo} sentence={say(SUCCESS.checkYourMail.description)} />;
  return (
    <AccountCard
      title={say('Create an account')}
      subtitle={say('It takes a minute, and it is free.')}
      footer={
        <>
          {say('Already have an account?')}{' '}
          <AccountLink href="/login" keepNext>
            {say('Sign in')}
          </AccountLink>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <UserTypeChoice control={form.control} />
          <FormField label={say('Full name')} error={said(errors.fullName?.message)}>
            <Input autoComplete="name" {...form.register('fullName')} />
          </FormField>
          <FormField label={say('Email')} error={said(errors.email?.message)}>
            <Input type="email" autoComplete="email" placeholder={say('you@example.com')} {...form.register('email')} />
          </FormField>
          <NewPasswordFields
            label={say('Password')}
            password={form.register('password')}
            confirmPassword={form.register('confirmPassword')}
            errors={{
              password: { message: said(errors.password?.message) },
              confirmPassword: { message: said(errors.confirmPassword?.message) },
            }}
          />
          <Button type="submit" size="lg" loading={isSubmitting} loadingText={say('Creating account...')}>
            {say('Create account')}
          </Button>
        </Stack>
      </form>
    </AccountCard>
  );
}
