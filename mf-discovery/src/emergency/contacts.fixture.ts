import type { EmergencyContact } from '@veto/shared-data/emergency';

/** A vet in Warsaw who takes emergencies until 08:00, after the night of January 12, 2027. */
export function contact(fields: Partial<EmergencyContact> = {}): EmergencyContact {
  return {
    id: 'v1',
    kind: 'veterinarian',
    name: 'Gabinet Pod Kasztanem',
    doctor: 'Dr. Anna Zielińska',
    address: 'ul. Słoneczna 55',
    city: 'Warszawa',
    phone: '+48 22 000 10 01',
    distanceKm: 4.6,
    isLocated: true,
    openUntil: '2027-01-12T07:00:00Z',
    source: null,
    checkedOn: null,
    treats: ['dog', 'cat'],
    ...fields,
  };
}

/** A clinic that never closes. */
export function clinic(fields: Partial<EmergencyContact> = {}): EmergencyContact {
  return contact({
    id: 'c1',
    kind: 'clinic',
    name: 'Klinika Całodobowa Mokotów',
    doctor: null,
    address: 'ul. Puławska 12',
    phone: '+48 22 000 10 10',
    distanceKm: 2.1,
    openUntil: null,
    source: 'Demo entry',
    checkedOn: '2027-01-02',
    treats: null,
    ...fields,
  });
}
