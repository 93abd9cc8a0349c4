import { useSession } from '@veto/shared-data/core';
import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, PRACTICE_SUCCESS } from '@veto/shared-data/errors';
import {
  type Profile,
  useSaveVeterinarianProfile,
  type VetEditValues,
  vetEditSchema,
} from '@veto/shared-data/profiles';
import { formResolver } from '@veto/shared-data/typed';
import { PROFILE_SPECIALTIES, specialtyLabel, withStoredValue } from '@veto/shared-data/vocabulary';
import { EditForm } from '@veto/shared-ui/edit-form';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NumberField } from '@veto/shared-ui/number-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AboutFields, type FormValues } from './about-fields.tsx';
import { CityField } from './city-field.tsx';

function storedValues(profile: Profile): FormValues {
  return {
    fullName: profile.fullName ?? '',
    specialty: profile.specialty ?? '',
    yearsOfExperience: String(profile.yearsOfExperience ?? ''),
    education: profile.education ?? '',
    description: profile.description ?? '',
    clinicName: profile.clinicName ?? '',
    phone: profile.phone ?? '',
    address: profile.address ?? '',
    city: profile.city ?? '',
    website: profile.website ?? '',
    writtenIn: profile.writtenIn ?? '',
    descriptionIn: profile.descriptionIn,
  };
}

/** Edits the profile; what is stored but not in a list stays selectable. Cancel goes back to what is stored. */
export default function VetProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { email = '' } = useSession();
  const say = useSay();
  const save = useSaveVeterinarianProfile();
  const [opened] = useState(profile);
  const form = useForm<FormValues, unknown, VetEditValues>({
    resolver: formResolver(vetEditSchema),
    defaultValues: storedValues(opened),
  });
  const draft = useFormDraft(form, 'vet-profile');
  const { register } = form;
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync({ ...values, opened });
      draft.drop();
      tellSuccess(PRACTICE_SUCCESS.veterinarianProfileUpdated);
      onDone();
    } catch (error) {
      tellFailure(error, ERRORS.updateProfile);
    }
  });
  return (
    <EditForm
      onSubmit={submit}
      onCancel={() => {
        draft.startAfresh();
        onDone();
      }}
      saving={isSubmitting}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormField label={say('Full Name')} error={errors.fullName?.message}>
          <Input {...register('fullName')} autoComplete="name" />
        </FormField>
        <FormField
          label={say('Email')}
          helper={say('The address you sign in with. It cannot be changed here.')}
          readOnly
        >
          <Input type="email" value={email} readOnly />
        </FormField>
        <FormField label={say('Specialty')}>
          <SelectInput {...register('specialty')}>
            <option value="">{say('Select a specialty')}</option>
            {withStoredValue(PROFILE_SPECIALTIES, profile.specialty).map((value) => (
              <option key={value} value={value}>
                {say(specialtyLabel(value))}
              </option>
            ))}
          </SelectInput>
        </FormField>
        <NumberField
          label={say('Years of Experience')}
          error={errors.yearsOfExperience?.message}
          input={{ ...register('yearsOfExperience'), inputMode: 'numeric' }}
        />
        <FormField label={say('Clinic Name')} error={errors.clinicName?.message}>
          <Input {...register('clinicName')} autoComplete="organization" />
        </FormField>
        <FormField label={say('Phone')} error={errors.phone?.message}>
          <Input {...register('phone')} type="tel" autoComplete="tel" />
        </FormField>
        <FormField label={say('Address')} error={errors.address?.message}>
          <Input {...register('address')} autoComplete="street-address" />
        </FormField>
        <CityField {...register('city')} stored={profile.city} error={errors.city?.message} />
        <FormField label={say('Website')} error={errors.website?.message}>
          <Input {...register('website')} type="url" autoComplete="url" />
        </FormField>
        <FormField label={say('Education')} error={errors.education?.message}>
          <Input {...register('education')} />
        </FormField>
      </SimpleGrid>
      <AboutFields form={form} />
    </EditForm>
  );
}
