import {
  polishDoctorName,
  type ServicePrice,
  type VeterinarianProfile,
  veterinaryCare,
} from '@veto/shared-data/veterinarians';
import { canonicalSpecialty, specialtyInPolish } from '@veto/shared-data/vocabulary';
import { inBothLanguages, type PageHead } from '@veto/slice-kit';
import { specialistHref } from './specialist.ts';

/** Of the page where nobody is found. */
export const NOBODY: PageHead = { title: 'Specjalista', lang: 'pl', status: 404 };

/** What a specialist's page says to search engines, from the data that it shows. */
export function specialistHead(vet: VeterinarianProfile, prices: readonly ServicePrice[]): PageHead {
  const page = specialistHref(vet);
  const image = `/_og/veterinarian/${vet.id}.png`;
  const profession = canonicalSpecialty(vet.specialty) === 'general' ? 'weterynarz' : specialtyInPolish(vet.specialty);
  const who = `${polishDoctorName(vet.name)}, ${profession.toLowerCase()}, ${vet.city}`;
  return {
    title: who,
    description: `${who}: usługi, godziny pracy, opinie i wolne terminy.`,
    canonical: page,
    image,
    lang: 'pl',
    alternates: inBothLanguages(`/veterinarian/${vet.id}`, page),
    jsonLd: [veterinaryCare(vet, prices, { page, image })],
  };
}
