import {
  aboutVeterinarian,
  doctorName,
  type ServicePrice,
  type VeterinarianProfile,
  veterinaryCare,
} from '@veto/shared-data/veterinarians';
import { englishCity, professionOf } from '@veto/shared-data/vocabulary';
import type { PageHead } from '@veto/slice-kit';
import { inAllLanguages } from '../in-all-languages.ts';

/** Of the page where nobody is found. */
export const NOBODY: PageHead = { title: 'Veterinarian', status: 404 };

/** What a profile says to search engines, from the data that it shows. */
export function profileHead(veterinarian: VeterinarianProfile, prices: readonly ServicePrice[]): PageHead {
  const { id, name, specialty, city, specialistNo } = veterinarian;
  const page = `/veterinarian/${id}`;
  const image = `/_og/veterinarian/${id}.png`;
  const description = aboutVeterinarian(veterinarian, 'en').text;
  return {
    title: `${doctorName(name)}, ${professionOf(specialty)} in ${englishCity(city)}`,
    description: describe(veterinarian),
    canonical: page,
    image,
    lang: 'en',
    alternates: inAllLanguages(page, `/specialist/${specialistNo ?? id}`),
    jsonLd: [veterinaryCare({ ...veterinarian, description }, prices, { page, image })],
  };
}

/** The sentence under a result of a search. */
export function describe({ name, specialty, city }: Pick<VeterinarianProfile, 'name' | 'specialty' | 'city'>): string {
  return `${doctorName(name)}, ${specialty}, ${city}: services, opening hours, reviews and free appointments.`;
}
