import { veterinarian } from '@veto/shared-data/fixtures';
import type { Place } from '@veto/shared-data/places';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';

const WEEKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '17:00' }));

const anna = veterinarian({
  id: '3f0c2a4e-9b1d-4c7e-8f5a-0d6b7c8e9f10',
  specialistNo: 1,
  clinicName: 'Przychodnia Cztery Łapy',
  address: 'ul. Puławska 152',
  location: 'Przychodnia Cztery Łapy',
  description: 'Leczy psy, koty i króliki. Szczególnie dba o spokój zwierząt, które boją się wizyt.',
  phone: '+48 22 123 45 67',
  rating: 4.9,
  reviewCount: 41,
  nextSlot: { date: '2026-11-23', time: '09:00' },
  availability: { soonness: 'this-week', label: 'Available this week' },
});

const piotr: VeterinarianProfile = {
  ...anna,
  id: '7a1b3c5d-2e4f-4a6b-9c8d-1e2f3a4b5c6d',
  specialistNo: 2,
  name: 'Piotr Wiśniewski',
  specialty: 'Surgery',
  city: 'Kraków',
  clinicName: 'Klinika Mała Łapka',
  address: 'ul. Długa 8',
  phone: '+48 12 987 65 43',
  workingHours: WEEKDAYS,
};

/** A vet about whom nothing but the name and the city is known. */
const ewa: VeterinarianProfile = {
  ...anna,
  id: 'c0ffee00-1234-4abc-8def-0123456789ab',
  specialistNo: null,
  name: 'Ewa Brzęczyszczykiewicz-Konstantynopolitańczykowianeczka',
  specialty: 'Exotic Animal Specialist',
  city: 'Gdynia',
  clinicName: null,
  address: null,
  phone: null,
  workingHours: [],
};

export const VETS = [anna, piotr, ewa] as const;

export const PLACES: Record<string, Place> = Object.fromEntries(
  [
    { vet: anna, position: { latitude: 52.2025, longitude: 21.0229 } },
    { vet: piotr, position: { latitude: 50.0662, longitude: 19.9394 } },
    { vet: ewa, position: null },
  ].map(({ vet, position }) => [
    vet.id,
    { veterinarianId: vet.id, phone: vet.phone, position, workingHours: vet.workingHours },
  ]),
);
