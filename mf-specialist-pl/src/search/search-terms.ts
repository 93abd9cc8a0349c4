/** What a Polish visitor types for a specialty, as the beginning of a word, with the directory's label for it. */
const POLISH_SPECIALTIES: [string, string][] = [
  ['ogoln', 'General Veterinarian'],
  ['chirur', 'Surgery'],
  ['stomatol', 'Dentistry'],
  ['dentyst', 'Dentistry'],
  ['dermatol', 'Dermatology'],
  ['kardiol', 'Cardiology'],
  ['egzot', 'Exotic Animals'],
];

const SPECIALTY_NAMES: Record<string, string> = {
  'General Veterinarian': 'Lekarz weterynarii',
  'General Practitioner': 'Lekarz weterynarii',
  Surgery: 'Chirurgia',
  Dentistry: 'Stomatologia',
  Dermatology: 'Dermatologia',
  Cardiology: 'Kardiologia',
  'Exotic Animals': 'Zwierzęta egzotyczne',
  'Exotic Animal Specialist': 'Zwierzęta egzotyczne',
  'Emergency Medicine': 'Medycyna ratunkowa',
  Oncology: 'Onkologia',
};

/** The specialty in Polish; one that has no Polish name stays as it is. */
export function specialtyInPolish(specialty: string): string {
  return SPECIALTY_NAMES[specialty] ?? specialty;
}

/** What to ask the directory for: a Polish word for a specialty becomes that specialty, all else stays text. */
export function searchTerms(typed: string): { query?: string; specialties?: string[] } {
  const query = typed.trim();
  if (!query) return {};
  const specialty = POLISH_SPECIALTIES.find(([beginning]) => fold(query).startsWith(beginning));
  return specialty ? { specialties: [specialty[1]] } : { query };
}

/** Lower case without diacritics; 'ł' is a letter of its own to Unicode. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
