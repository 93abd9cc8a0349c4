import type { EmergencyContact } from '@veto/shared-data/emergency';

/** Further than this is only for when nobody nearer answers. */
const NEAR_KM = 50;
/** Nobody reads on beyond a few that are an hour away. */
const MOST_FAR = 3;

export interface ContactGroups {
  /** The first to call; null where there is nobody. */
  nearest: EmergencyContact | null;
  /** Vets within 50 km who take emergencies now. */
  near: EmergencyContact[];
  /** Clinics within 50 km that never close. */
  roundTheClock: EmergencyContact[];
  /** Whoever is open beyond. */
  far: EmergencyContact[];
  /** Open when the list was read, and closed since by their own hours: in a list that was kept. */
  closedSince: EmergencyContact[];
}

/** Puts a list, nearest first, into the groups of the page, at a moment in milliseconds since 1970. */
export function groupContacts(contacts: readonly EmergencyContact[], now: number): ContactGroups {
  const isOpen = ({ openUntil }: EmergencyContact) => openUntil === null || Date.parse(openUntil) > now;
  const open = contacts.filter(isOpen);
  const inReach = open.filter(({ distanceKm }) => distanceKm <= NEAR_KM);
  return {
    nearest: open[0] ?? null,
    near: inReach.filter(({ kind }) => kind === 'veterinarian'),
    roundTheClock: inReach.filter(({ kind }) => kind === 'clinic'),
    far: open.filter(({ distanceKm }) => distanceKm > NEAR_KM).slice(0, MOST_FAR),
    closedSince: contacts.filter((each) => !isOpen(each)),
  };
}
