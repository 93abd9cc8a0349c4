import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, withReason } from '@veto/shared-data/errors';
import { type FoundMessage, foundMessageSchema, useReportFound } from '@veto/shared-data/passport';
import { formResolver } from '@veto/shared-data/typed';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Heading } from '@veto/shared-ui/heading';
import { Input } from '@veto/shared-ui/input';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';

/**
 * The finder of a lost pet writes to its owner; neither learns more about the other than the form says. The draft stays
 * until it is sent or the tab is closed.
 */
export default function FoundForm({ secret, petName }: { secret: string; petName: string }) {
  const say = useSay();
  const report = useReportFound(secret);
  const form = useForm<FoundMessage>({
    resolver: formResolver(foundMessageSchema),
    defaultValues: { message: '', contact: '' },
  });
  const draft = useFormDraft(form, `found ${secret}`);
  const { errors } = form.formState;
  const send = form.handleSubmit(async (values) => {
    try {
      await report.mutateAsync(values);
      draft.drop();
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.reportFound));
    }
  });
  if (report.isSuccess)
    return (
      <Text role="status">{say('Thank you. Your message is on its way to the owner of {pet}.', { pet: petName })}</Text>
    );
  return (
    <Stack asChild gap="4">
      <form onSubmit={send} noValidate>
        <Heading as="h2" textStyle="h3">
          {say('Have you found {pet}?', { pet: petName })}
        </Heading>
        <Text color="muted">
          {say('Write to the owner. You do not see their name or address, and they see only what you write.')}
        </Text>
        <FormField label={say('Message')} required error={errors.message?.message}>
          <Textarea {...form.register('message')} rows={4} placeholder={say('Where is the pet, and is it well?')} />
        </FormField>
        <FormField
          label={say('How the owner can reach you')}
          error={errors.contact?.message}
          helper={say('A phone number or an email address. Only the owner sees it.')}
        >
          <Input {...form.register('contact')} />
        </FormField>
        <Button type="submit" alignSelf="start" loading={report.isPending} loadingText={say('Sending...')}>
          {say('Message the owner')}
        </Button>
      </form>
    </Stack>
  );
}
