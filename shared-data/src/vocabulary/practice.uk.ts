import type { SPECIALTIES_IN_POLISH } from './practice.pl.ts';

/** Specialties, whatever a form calls them. */
export const SPECIALTIES_IN_UKRAINIAN = {
  'General Veterinarian': 'Ветеринарний лікар',
  'General Practitioner': 'Ветеринарний лікар',
  Surgery: 'Хірургія',
  Dentistry: 'Стоматологія',
  Dermatology: 'Дерматологія',
  Cardiology: 'Кардіологія',
  'Exotic Animals': 'Екзотичні тварини',
  'Exotic Animal Specialist': 'Екзотичні тварини',
  'Emergency Medicine': 'Екстрена допомога',
  Oncology: 'Онкологія',
} as const satisfies Record<keyof typeof SPECIALTIES_IN_POLISH, string>;
