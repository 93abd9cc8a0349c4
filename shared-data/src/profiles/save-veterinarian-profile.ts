import { useMutation } from '@tanstack/react-query';
import type { VetEditValues } from './profile-forms.schema.ts';
import { saveOwnProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

/** Empty text is stored as null. */
const columnsOf = (values: VetEditValues) => ({
  full_name: values.fullName.trim(),
  city: values.city.trim() || null,
  specialty: values.specialty || null,
  description: values.description.trim() || null,
  education: values.education.trim() || null,
  years_of_experience: values.yearsOfExperience,
  phone: values.phone.trim() || null,
  clinic_name: values.clinicName.trim() || null,
  address: values.address.trim() || null,
  website: values.website?.trim() || null,
});

/** Saves what a vet edits on the dashboard. */
export function useSaveVeterinarianProfile() {
  return useMutation({
    mutationFn: (values: VetEditValues) => saveOwnProfile(columnsOf(values)),
    onSuccess: useShowSavedProfile(),
  });
}
