import { pet } from '@veto/shared-data/fixtures';
import type { CaredPet, CareEntry, Carer, CareSheet } from '@veto/shared-data/household';
import { PASSPORT } from '../passport/passport.fixture.ts';

const PET_ID = pet().id;

/** A carer with every right, and a sitter. */
export const CARERS: Carer[] = [
  {
    petId: PET_ID,
    personId: 'marek',
    name: 'Marek Wiśniewski',
    role: 'carer',
    startsOn: null,
    until: null,
    rights: ['book', 'message', 'read', 'medicines'],
    since: '2025-03-02T10:00:00Z',
  },
  {
    petId: PET_ID,
    personId: 'tomek',
    name: 'Tomek Kowal',
    role: 'sitter',
    startsOn: '2999-11-27',
    until: '2999-11-29',
    rights: ['message', 'medicines'],
    since: '2026-11-20T10:00:00Z',
  },
];

/** A pet's passport, with one medicine today. */
export const SHEET: CareSheet = {
  passport: PASSPORT,
  today: [{ id: 'carprofen', name: 'Carprofen 50 mg', dose: '1 tablet with food' }],
  veterinarianId: 'anna',
};

const entry = { medicineId: null, medicine: null, body: null, mine: false } as const;

/** Given just now, walked by who is signed in, and a note. */
export const FEED: CareEntry[] = [
  {
    ...entry,
    id: 'e1',
    kind: 'medicine',
    medicineId: 'carprofen',
    medicine: 'Carprofen 50 mg',
    givenAt: new Date().toISOString(),
    person: 'Marek',
  },
  { ...entry, id: 'e2', kind: 'walked', givenAt: new Date().toISOString(), person: 'Ola', mine: true },
  { ...entry, id: 'e3', kind: 'note', body: 'Ate little', givenAt: '2026-11-21T16:40:00Z', person: 'Zosia' },
];

/** Somebody else's dog, for a sitter who may record medicines. */
export const CARED: CaredPet = {
  id: '6f1c2d3e-0000-4000-8000-0000000000aa',
  name: 'Burek',
  type: 'Dog',
  imageUrl: null,
  owner: 'Katarzyna',
  role: 'sitter',
  startsOn: null,
  until: '2999-11-29',
  rights: ['medicines'],
};
