import {
  aboutVeterinarian,
  type ServicePrice,
  type VeterinarianProfile,
  veterinaryCare,
} from '@veto/shared-data/veterinarians';
import { canonicalSpecialty } from '@veto/shared-data/vocabulary';
import type { PageHead } from '@veto/slice-kit';
import { inAllLanguages, ownPath } from '../words/languages.ts';
import { specialistHref } from './specialist.ts';
import type { SpecialistWords } from './specialist-words.ts';

/** Of the page where nobody is found. */
export const nobodyIn = ({ title, language }: SpecialistWords): PageHead => ({ title, lang: language, status: 404 });

/** What a specialist's page says to search engines, from the data that it shows. */
export function specialistHead(
  vet: VeterinarianProfile,
  prices: readonly ServicePrice[],
  words: SpecialistWords,
): PageHead {
  const page = ownPath(words.language, specialistHref(vet));
  const image = `/_og/veterinarian/${vet.id}.png`;
  const profession =
    canonicalSpecialty(vet.specialty) === 'general' ? words.profession : words.specialty(vet.specialty);
  const description = aboutVeterinarian(vet, words.language).text;
  const who = `${words.doctor(vet.name)}, ${profession.toLowerCase()}, ${vet.city}`;
  return {
    title: who,
    description: `${who}: ${words.description}.`,
    canonical: page,
    image,
    lang: words.language,
    alternates: inAllLanguages(`/veterinarian/${vet.id}`, specialistHref(vet)),
    jsonLd: [veterinaryCare({ ...vet, description }, prices, { page, image })],
  };
}
