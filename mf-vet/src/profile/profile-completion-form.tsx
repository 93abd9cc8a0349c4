import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, PRACTICE_SUCCESS, SUCCESS } from '@veto/shared-data/errors';
import { useCompleteVetProfile, type VetProfileValues, vetProfileSchema } from '@veto/shared-data/profiles';
import { formResolver } from '@veto/shared-data/typed';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NumberField } from '@veto/shared-ui/number-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay, useSite } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { CityField } from './city-field.tsx';
import { specialtyOptions } from './completion-values.ts';

export interface ProfileCompletionFormProps {
  values: Required<VetProfileValues>;
  /** Where the form is a step among others; alone, it leads to sign-in. */
  onSaved?: () => void;
}

/** The form that makes a veterinarian findable. Saved at once when one is signed in, else kept until one signs in; what was typed outlives a reload. */
export function ProfileCompletionForm({ values, onSaved }: ProfileCompletionFormProps) {
  const site = useSite();
  const say = useSay();
  const complete = useCompleteVetProfile();
  const form = useForm<VetProfileValues>({
    resolver: formResolver(vetProfileSchema),
    defaultValues: values,
  });
  const draft = useFormDraft(form, 'complete-profile');
  const { register, formState } = form;
  const { errors } = formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      await complete.mutateAsync(typed);
      draft.drop();
      tellSuccess(onSaved ? PRACTICE_SUCCESS.veterinarianProfileUpdated : SUCCESS.profileCreated);
      if (onSaved) onSaved();
      else site.navigate('/login');
    } catch (error) {
      tellFailure(error, ERRORS.profileCreationFailed);
    }
  });
  return (
    <Stack asChild gap="5">
      <form onSubmit={submit} noValidate>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          <FormField label={say('Clinic or Hospital Name')} error={errors.clinic?.message} required>
            <Input {...register('clinic')} autoComplete="organization" />
          </FormField>
          <FormField label={say('Contact Phone')} error={errors.phone?.message} required>
            <Input {...register('phone')} type="tel" autoComplete="tel" />
          </FormField>
          <FormField label={say('Address')} error={errors.address?.message} required>
            <Input {...register('address')} autoComplete="street-address" />
          </FormField>
          <CityField {...register('city')} stored={values.city} error={errors.city?.message} required />
          <FormField label={say('Primary Specialty')} error={errors.specialty?.message} required>
            <SelectInput {...register('specialty')} options={specialtyOptions(values.specialty, say)}>
              <option value="">{say('Select a specialty')}</option>
            </SelectInput>
          </FormField>
          <NumberField
            label={say('Years of Experience')}
            error={errors.experience?.message}
            required
            input={{ ...register('experience'), inputMode: 'numeric' }}
          />
        </SimpleGrid>
        <FormField label={say('Website (optional)')} error={errors.website?.message}>
          <Input {...register('website')} type="url" autoComplete="url" placeholder="https://" />
        </FormField>
        <FormField
          label={say('Professional Biography')}
          error={errors.bio?.message}
          helper={say('10 to 500 characters: your experience, your approach, the animals you treat.')}
          required
        >
          <Textarea {...register('bio')} rows={5} />
        </FormField>
        <Button
          type="submit"
          size="lg"
          alignSelf="start"
          loading={formState.isSubmitting}
          loadingText={say('Saving...')}
        >
          {onSaved ? say('Save and continue') : say('Complete Profile')}
        </Button>
      </form>
    </Stack>
  );
}
