import { requestChange } from '@veto/shared-data/core';
import { type OwnerProfileValues, type Profile, profileSchema, type VetEditValues } from './profiles.schema.ts';

/** Writes columns of a profile and returns the row as stored. Empty text is stored as null. */
export function saveProfile(userId: string, columns: Record<string, string | number | null>): Promise<Profile> {
  return requestChange(
    (client) =>
      client
        .from('profiles')
        .update({ ...columns, updated_at: new Date().toISOString() })
        .eq('id', userId)
        .select(),
    profileSchema,
  );
}

export const ownerColumns = (values: OwnerProfileValues) => ({
  full_name: values.fullName.trim(),
  email: values.email.trim() || null,
});

export const vetColumns = (values: VetEditValues) => ({
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
