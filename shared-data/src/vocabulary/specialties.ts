/** What is stored and compared: one value per specialty, whatever a form calls it. */
export type Specialty =
  | 'general'
  | 'surgery'
  | 'dermatology'
  | 'cardiology'
  | 'dentistry'
  | 'exotic'
  | 'emergency'
  | 'oncology';

/** The directory's filter, in its order. */
export const SPECIALTIES = [
  'General Veterinarian',
  'Surgery',
  'Dentistry',
  'Dermatology',
  'Cardiology',
  'Exotic Animals',
] as const;

/** The form that completes a vet's profile: the value it stores and the label it shows. */
export const REGISTRATION_SPECIALTIES = [
  { value: 'general', label: 'General Veterinarian' },
  { value: 'surgery', label: 'Surgery' },
  { value: 'dermatology', label: 'Dermatology' },
  { value: 'cardiology', label: 'Cardiology' },
  { value: 'dentistry', label: 'Dentistry' },
  { value: 'exotic', label: 'Exotic Animal Specialist' },
] as const satisfies readonly { value: Specialty; label: string }[];

/** The form that edits a vet's profile; it stores the label. */
export const PROFILE_SPECIALTIES = [
  'General Practitioner',
  'Surgery',
  'Dermatology',
  'Cardiology',
  'Dentistry',
  'Exotic Animal Specialist',
  'Emergency Medicine',
  'Oncology',
] as const;

const LABELS: ReadonlyMap<string, string> = new Map<Specialty, string>([
  ['general', 'General Veterinarian'],
  ['surgery', 'Surgery'],
  ['dermatology', 'Dermatology'],
  ['cardiology', 'Cardiology'],
  ['dentistry', 'Dentistry'],
  ['exotic', 'Exotic Animal Specialist'],
  ['emergency', 'Emergency Medicine'],
  ['oncology', 'Oncology'],
]);

const ALIASES: ReadonlyMap<string, Specialty> = new Map([
  ['general', 'general'],
  ['general veterinarian', 'general'],
  ['general practitioner', 'general'],
  ['surgery', 'surgery'],
  ['veterinary surgeon', 'surgery'],
  ['dermatology', 'dermatology'],
  ['cardiology', 'cardiology'],
  ['dentistry', 'dentistry'],
  ['exotic', 'exotic'],
  ['exotic animals', 'exotic'],
  ['exotic animal specialist', 'exotic'],
  ['emergency', 'emergency'],
  ['emergency medicine', 'emergency'],
  ['oncology', 'oncology'],
]);

/** 'Exotic Animals', 'exotic' and 'Exotic Animal Specialist' are one: 'exotic'. Null for words we do not know. */
export function canonicalSpecialty(label: string): Specialty | null {
  return ALIASES.get(label.trim().toLowerCase()) ?? null;
}

/** What a reader sees for a stored value: 'surgery' → 'Surgery'. A label, or words we do not know, stay as they are. */
export function specialtyLabel(stored: string): string {
  return LABELS.get(stored) ?? stored;
}

const PROFESSIONS: Record<Specialty, string> = {
  general: 'general practitioner',
  surgery: 'veterinary surgeon',
  dermatology: 'veterinary dermatologist',
  cardiology: 'veterinary cardiologist',
  dentistry: 'veterinary dentist',
  exotic: 'exotic animal specialist',
  emergency: 'emergency veterinarian',
  oncology: 'veterinary oncologist',
};

/** What somebody of the specialty is: 'Surgery' → 'veterinary surgeon'. 'veterinarian' for words we do not know. */
export function professionOf(specialty: string): string {
  const known = canonicalSpecialty(specialty);
  return known ? PROFESSIONS[known] : 'veterinarian';
}
