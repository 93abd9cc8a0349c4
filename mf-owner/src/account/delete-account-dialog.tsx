import { useDeleteAccount } from '@veto/shared-data/account';
import { useSession } from '@veto/shared-data/core';
import { ACCOUNT_ERRORS, ACCOUNT_SUCCESS, withReason } from '@veto/shared-data/errors';
import { readAddress } from '@veto/shared-data/typed';
import { Box } from '@veto/shared-ui/box';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';

const NOT_TYPED = 'Please type the address you sign in with';

/** Says what goes and what stays, and deletes the account once its address has been typed. */
export default function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const say = useSay();
  const { email = '', state } = useSession();
  const remove = useDeleteAccount();
  const form = useForm({ defaultValues: { address: '' } });
  const { errors, isSubmitting } = form.formState;
  const isTheirs = (typed: string) => stored(typed).toLowerCase() === email.toLowerCase() || NOT_TYPED;
  const submit = form.handleSubmit(async ({ address }) => {
    try {
      await remove.mutateAsync(stored(address));
      tellSuccess(ACCOUNT_SUCCESS.accountDeleted);
    } catch (error) {
      tellFailure(error, withReason(error, ACCOUNT_ERRORS.deleteAccount));
    }
  });
  const facts = state === 'veterinarian' ? FACTS_OF_VETERINARIANS : FACTS_OF_OWNERS;
  return (
    <FormDialog
      title={say('Delete your account?')}
      submitLabel={say('Delete permanently')}
      submittingLabel={say('Deleting...')}
      submitting={isSubmitting}
      cancelLabel={say('Keep my account')}
      onSubmit={submit}
      onClose={() => !isSubmitting && onClose()}
    >
      <Stack gap="5">
        <Text>{say('This cannot be undone. Download your data first if you want to keep it.')}</Text>
        <Box as="ul" ps="5" listStyleType="disc">
          {facts.map((fact) => (
            <li key={fact}>{say(fact)}</li>
          ))}
        </Box>
        <FormField
          label={say('Your email address')}
          helper={say('Type {email} to confirm.', { email })}
          error={errors.address?.message}
          required
        >
          <Input {...form.register('address', { validate: isTheirs })} type="email" autoComplete="off" />
        </FormField>
      </Stack>
    </FormDialog>
  );
}

const FACTS_OF_OWNERS = [
  'Your upcoming visits are cancelled, and the veterinarians are notified.',
  'Your pets, their health records, photos and documents are removed.',
  'Your reviews stay, without your name. So do past visits and messages, on the side of your veterinarians.',
];
const FACTS_OF_VETERINARIANS = [
  'Your upcoming visits are cancelled, and the pet owners are notified.',
  'Your profile, working hours, prices and photos are removed, and nobody can find you here anymore.',
  'Past visits with their notes, and messages, stay with the pet owners, without your name.',
];

/** An address as the account has it. */
const stored = (typed: string) => readAddress(typed) ?? typed.trim();
