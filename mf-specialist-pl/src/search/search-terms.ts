import { canonicalSpecialty, foldPolish, type Specialty } from '@veto/shared-data/vocabulary';

/** What a Polish visitor types for a specialty, as the beginning of a word, with the directory's label for it. */
const POLISH_SPECIALTIES: [beginning: string, label: string][] = [
  ['ogoln', 'General Veterinarian'],
  ['chirur', 'Surgery'],
  ['stomatol', 'Dentistry'],
  ['dentyst', 'Dentistry'],
  ['dermatol', 'Dermatology'],
  ['kardiol', 'Cardiology'],
  ['egzot', 'Exotic Animals'],
];

const POLISH_NAMES: Record<Specialty, string> = {
  general: 'Lekarz weterynarii',
  surgery: 'Chirurgia',
  dermatology: 'Dermatologia',
  cardiology: 'Kardiologia',
  dentistry: 'Stomatologia',
  exotic: 'Zwierzęta egzotyczne',
  emergency: 'Medycyna ratunkowa',
  oncology: 'Onkologia',
};

/** The specialty in Polish; one that the vocabulary does not know stays as it is. */
export function specialtyInPolish(specialty: string): string {
  const known = canonicalSpecialty(specialty);
  return known ? POLISH_NAMES[known] : specialty;
}

/** What to ask the directory for: a Polish word for a specialty becomes that specialty, all else stays text. */
export function searchTerms(typed: string): { query?: string; specialties?: string[] } {
  const query = typed.trim();
  if (!query) return {};
  const specialty = POLISH_SPECIALTIES.find(([beginning]) => foldPolish(query).startsWith(beginning));
  return specialty ? { specialties: [specialty[1]] } : { query };
}
