import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import {
  type OwnerProfileValues,
  ownerProfileSchema,
  type Profile,
  useSaveOwnerProfile,
} from '@veto/shared-data/profiles';
import { formResolver } from '@veto/shared-data/typed';
import { EditForm } from '@veto/shared-ui/edit-form';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { useSay } from '@veto/slice-kit';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

/** Edits name and contact address. Cancel goes back to what is stored. */
export default function OwnerProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const say = useSay();
  const save = useSaveOwnerProfile();
  const [opened] = useState(profile);
  const form = useForm<OwnerProfileValues>({
    resolver: formResolver(ownerProfileSchema),
    defaultValues: { fullName: opened.fullName ?? '', email: opened.email ?? '' },
  });
  const leave = useFormDraft(form, 'owner-profile').dropThen(onDone);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // The button that opened it is gone; whoever uses a keyboard goes on from the first field.
  useEffect(() => setFocus('fullName'), [setFocus]);
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync({ ...values, opened });
      tellSuccess(SUCCESS.ownerProfileUpdated);
      leave();
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.updateProfile));
    }
  });
  return (
    <EditForm onSubmit={submit} onCancel={leave} saving={isSubmitting}>
      <FormField label={say('Full Name')} error={errors.fullName?.message}>
        <Input {...form.register('fullName')} autoComplete="name" />
      </FormField>
      <FormField
        label={say('Email')}
        error={errors.email?.message}
        helper={say(
          'Veterinarians you book see this address. It is the one you sign in with; leave it empty to keep it to yourself.',
        )}
      >
        <Input {...form.register('email')} type="email" autoComplete="email" />
      </FormField>
    </EditForm>
  );
}
