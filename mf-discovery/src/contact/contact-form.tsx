import { type ContactValues, contactSchema, useSendContactMessage } from '@veto/shared-data/contact';
import { useSession } from '@veto/shared-data/core';
import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { saidMessage } from '../said-message.ts';

const EMPTY = { name: '', email: '', subject: '', message: '', website: '' };

function useContactForm() {
  const say = useSay();
  const { fullName, email } = useSession();
  const form = useForm<ContactValues>({ resolver: formResolver(contactSchema), defaultValues: EMPTY });
  // The same letter in the other language, and after a look at an answer of the help page.
  const draft = useFormDraft(form, 'contact');
  const { mutateAsync, isPending } = useSendContactMessage();
  // Signed-in visitors need not type who they are; words that they already typed stay.
  useEffect(() => {
    if (fullName && !form.getValues('name')) form.setValue('name', fullName);
    if (email && !form.getValues('email')) form.setValue('email', email);
  }, [fullName, email, form]);
  const send = async (values: ContactValues) => {
    try {
      await mutateAsync(values);
      toaster.create({ type: 'success', ...saidMessage(say, SUCCESS.messageSent) });
      draft.saved({ ...EMPTY, name: values.name, email: values.email });
    } catch (error) {
      tellFailure(error, saidMessage(say, withReason(error, ERRORS.sendContactMessage)));
    }
  };
  return { form, submit: form.handleSubmit(send), isPending };
}

export function ContactForm() {
  const { form, submit, isPending } = useContactForm();
  const say = useSay();
  const { errors } = form.formState;
  const wrong = (field: keyof ContactValues) => errors[field]?.message && say(errors[field].message);
  return (
    <form onSubmit={submit} noValidate aria-label={say('Contact')}>
      <Stack gap="5">
        <FormField label={say('Name')} required error={wrong('name')}>
          <Input autoComplete="name" maxLength={200} {...form.register('name')} />
        </FormField>
        <FormField label={say('Email')} required error={wrong('email')} helper={say('We will reply to this address.')}>
          <Input type="email" autoComplete="email" maxLength={254} {...form.register('email')} />
        </FormField>
        <FormField label={say('Subject')} required error={wrong('subject')}>
          <Input maxLength={200} {...form.register('subject')} />
        </FormField>
        <FormField label={say('Message')} required error={wrong('message')}>
          <Textarea rows={6} maxLength={5000} {...form.register('message')} />
        </FormField>
        <Honeypot {...form.register('website')} />
        <Box>
          <Button type="submit" size="lg" loading={isPending} loadingText={say('Sending...')}>
            {say('Send message')}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}

/** A field that people neither see nor reach; whoever fills it is a machine. */
function Honeypot(field: ReturnType<ReturnType<typeof useForm<ContactValues>>['register']>) {
  return (
    <Box position="absolute" left="-9999px" w="1px" h="1px" overflow="hidden" aria-hidden="true">
      <input type="text" tabIndex={-1} autoComplete="off" {...field} />
    </Box>
  );
}
