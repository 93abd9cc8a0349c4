import type { Profile, VetProfileValues } from '@veto/shared-data/profiles';
import { canonicalSpecialty, REGISTRATION_SPECIALTIES, specialtyLabel } from '@veto/shared-data/vocabulary';
import type { Say } from '@veto/slice-kit';

export const EMPTY_COMPLETION: Required<VetProfileValues> = {
  clinic: '',
  phone: '',
  address: '',
  city: '',
  specialty: '',
  experience: '',
  website: '',
  bio: '',
};

/** What the form starts with for a vet who is signed in: the profile as stored. */
export function completionValues(profile: Profile): Required<VetProfileValues> {
  return {
    clinic: profile.clinicName ?? '',
    phone: profile.phone ?? '',
    address: profile.address ?? '',
    city: profile.city ?? '',
    specialty: formSpecialty(profile.specialty ?? ''),
    experience: String(profile.yearsOfExperience ?? ''),
    website: profile.website ?? '',
    bio: profile.description ?? '',
  };
}

/** 'Surgery' and 'surgery' are one option of this form; a specialty that it does not list stays as stored. */
function formSpecialty(stored: string): string {
  const value = canonicalSpecialty(stored);
  return REGISTRATION_SPECIALTIES.find((option) => option.value === value)?.value ?? stored;
}

/** The form's options in the page's language, with a value added that they lack. */
export function specialtyOptions(stored: string, say: Say): { value: string; label: string }[] {
  const listed = REGISTRATION_SPECIALTIES.some(({ value }) => value === stored);
  const options = [
    ...REGISTRATION_SPECIALTIES,
    ...(stored && !listed ? [{ value: stored, label: specialtyLabel(stored) }] : []),
  ];
  return options.map(({ value, label }) => ({ value, label: say(label) }));
}
