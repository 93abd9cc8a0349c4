import { useMutation } from '@tanstack/react-query';
import { changedColumns } from '../boundary/index.ts';
import { TEXT_LANGUAGES, textsColumn } from '../own-texts/own-text.ts';
import type { VetEditValues } from './profile-forms.schema.ts';
import type { Profile } from './profiles.schema.ts';
import { saveOwnProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

const orNull = (text: string | null | undefined) => text?.trim() || null;

/** What is written in one language alone is the first text, in whichever field it was typed. */
function aboutColumns({ description, writtenIn, descriptionIn }: VetEditValues | Profile) {
  const language = description?.trim() ? writtenIn || null : TEXT_LANGUAGES.find((each) => descriptionIn[each]?.trim());
  return {
    description: orNull(description) ?? orNull(language && descriptionIn[language]),
    written_in: language ?? null,
    description_in: textsColumn(descriptionIn, language ?? null),
  };
}

/** Empty text is stored as null. */
const columnsOf = (values: VetEditValues | Profile) => ({
  full_name: values.fullName?.trim() ?? null,
  city: orNull(values.city),
  specialty: values.specialty || null,
  ...aboutColumns(values),
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
