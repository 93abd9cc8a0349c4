import { canonicalSpecialty, type Specialty } from './specialties.ts';

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
