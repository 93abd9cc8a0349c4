import type { Appointment, VisitedVeterinarian } from '@veto/shared-data/appointments';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';

/** A vet whom the owner goes to, and the pet of the newest visit there. */
export interface OwnVeterinarian {
  veterinarian: VisitedVeterinarian;
  petId: string | null;
  petName: string;
}

/** The vets of an owner's visits, the newest visit first; cancelled visits do not count, nor vets who have left. */
export function ownVeterinarians(visits: readonly Appointment[], atMost = 3): OwnVeterinarian[] {
  const newestFirst = visits
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((a, b) => `${b.date}${b.time}`.localeCompare(`${a.date}${a.time}`));
  const found = new Map<string, OwnVeterinarian>();
  for (const { veterinarian, petId = null, petName } of newestFirst)
    if (veterinarian && !found.has(veterinarian.id)) found.set(veterinarian.id, { veterinarian, petId, petName });
  return [...found.values()].slice(0, atMost);
}

/** A vet to choose without a search. */
export interface VeterinarianAtHand extends VisitedVeterinarian {
  /** Known of saved vets; the list asks for the others. */
  card?: VeterinarianCard;
}

/** The vets whom an owner has saved, then others whom they have visited. */
export function veterinariansAtHand(
  saved: readonly VeterinarianCard[],
  visits: readonly Appointment[],
): VeterinarianAtHand[] {
  const visited = ownVeterinarians(visits).filter(
    ({ veterinarian }) => !saved.some(({ id }) => id === veterinarian.id),
  );
  return [
    ...saved.map((card) => ({ ...card, fullName: card.name, card })),
    ...visited.map(({ veterinarian }) => veterinarian),
  ];
}
