import { readNumber } from '../typed/index.ts';
import type { VetProfileValues } from './profile-forms.schema.ts';

/** The columns that the completion form fills. */
export const veterinarianColumns = (values: VetProfileValues) => ({
  clinic_name: values.clinic,
  address: values.address,
  city: values.city,
  specialty: values.specialty,
  years_of_experience: readNumber(values.experience),
  description: values.bio,
  phone: values.phone,
  website: values.website?.trim() || null,
});
