import type { Position } from '../places/index.ts';
import type { City } from '../vocabulary/index.ts';

export const emergencyKeys = {
  all: ['emergency'] as const,
  contacts: (from: City | Position) => ['emergency', 'contacts', from] as const,
  hours: (veterinarianId: string) => ['emergency', 'hours', veterinarianId] as const,
  clinics: ['emergency', 'clinics'] as const,
};
