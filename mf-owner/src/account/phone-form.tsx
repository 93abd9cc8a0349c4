import { type PhoneValues, phoneSchema, useOwnPhone, useSavePhone } from '@veto/shared-data/account';
import { ACCOUNT_ERRORS, ACCOUNT_SUCCESS, withReason } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { AccountSection } from './account-section.tsx';

/** An owner's telephone number, for the veterinarians who expect them. */
export function PhoneForm() {
  const say = useSay();
  const phone = useOwnPhone();
  return (
    <AccountSection
      title={say('Phone number')}
      text={say('Only veterinarians with whom you have a visit to come see it: they call when something changes.')}
    >
      {phone.isError ? (
        <ErrorState {...ACCOUNT_ERRORS.loadPhone} query={phone} />
      ) : phone.data === undefined ? (
        <Stack gap="5" aria-hidden>
          <Stack gap="2">
            <Skeleton h="5" w="8rem" />
            <Skeleton h="11" rounded="control" />
            <Skeleton h="4" w="min(100%, 15rem)" />
          </Stack>
          <Skeleton h="12" w="11rem" rounded="control" />
        </Stack>
      ) : (
        <PhoneField phone={phone.data} />
      )}
    </AccountSection>
  );
}

function PhoneField({ phone }: { phone: string | null }) {
  const say = useSay();
  const save = useSavePhone();
  const form = useForm<PhoneValues>({ resolver: formResolver(phoneSchema), defaultValues: { phone: phone ?? '' } });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const saved = save.mutateAsync(values).then((stored) => form.reset({ phone: stored ?? '' }));
    await tellOutcome(saved, values.phone ? ACCOUNT_SUCCESS.phoneSaved : ACCOUNT_SUCCESS.phoneRemoved, (error) =>
      withReason(error, ACCOUNT_ERRORS.savePhone),
    );
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5" align="flex-start">
        <FormField
          label={say('Phone number')}
          error={errors.phone?.message}
          helper={say('Leave it empty to keep it to yourself.')}
        >
          <Input {...form.register('phone')} type="tel" autoComplete="tel" maxLength={40} />
        </FormField>
        <Button
          type="submit"
          variant="subtle"
          disabled={!isDirty}
          loading={isSubmitting}
          loadingText={say('Saving...')}
        >
          {say('Save phone number')}
        </Button>
      </Stack>
    </form>
  );
}
