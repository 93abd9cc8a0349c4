import type { VeterinarianCard } from '@veto/shared-data/veterinarians';

/** The short address of the three specialists that have a number, the vet's id for all others. */
export function specialistHref({ id, specialistNo }: Pick<VeterinarianCard, 'id' | 'specialistNo'>): string {
  return `/specialist/${specialistNo ?? id}`;
}

/** Whether the text can be the number or the id of a specialist; any other is not worth asking for. */
export function isSpecialistId(text: string): boolean {
  return /^\d{1,6}$/.test(text) || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
