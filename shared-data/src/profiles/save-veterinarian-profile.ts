import { useMutation } from '@tanstack/react-query';
import { changedColumns } from '../boundary/index.ts';
import type { VetEditValues } from './profile-forms.schema.ts';
import type { Profile } from './profiles.schema.ts';
import { saveOwnProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

const orNull = (text: string | null | undefined) => text?.trim() || null;

/** Empty text is stored as null. */
const columnsOf = (values: VetEditValues | Profile) => ({
  full_name: values.fullName?.trim() ?? null,
  city: orNull(values.city),
  specialty: values.specialty || null,
  description: orNull(values.description),
  education: orNull(values.education),
  years_of_experience: values.yearsOfExperience,
  phone: orNull(values.phone),
  clinic_name: orNull(values.clinicName),
  address: orNull(values.address),
  website: orNull(values.website),
});

/** Saves what a vet edits on the dashboard, as far as it was changed since `opened`. */
export function useSaveVeterinarianProfile() {
  return useMutation({
    mutationFn: ({ opened, ...values }: VetEditValues & { opened?: Profile }) =>
      saveOwnProfile(changedColumns(columnsOf(values), opened && columnsOf(opened))),
    onSuccess: useShowSavedProfile(),
  });
}
