import type { VetProfileValues } from './profiles.schema.ts';

/** The columns that the completion form fills. */
export const veterinarianColumns = (values: VetProfileValues) => ({
  clinic_name: values.clinic,
  address: values.address,
  city: values.city,
  specialty: values.specialty,
  years_of_experience: Number(values.experience),
  description: values.bio,
  phone: values.phone,
  website: values.website?.trim() || null,
});
