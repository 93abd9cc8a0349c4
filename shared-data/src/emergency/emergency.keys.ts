import type { Position } from '../places/index.ts';
import type { City } from '../vocabulary/index.ts';

export const emergencyKeys = {
  all: ['emergency'] as const,
  contacts: (from: City | Position, animal: string | null = null) =>
    animal === null ? (['emergency', 'contacts', from] as const) : (['emergency', 'contacts', from, animal] as const),
  hours: (veterinarianId: string) => ['emergency', 'hours', veterinarianId] as const,
  clinics: ['emergency', 'clinics'] as const,
};
