import { expect, test } from 'vitest';
import { POLISH_SPECIALIST } from './polish-specialist.ts';
import { specialistHead } from './specialist-head.ts';
import { UKRAINIAN_SPECIALIST } from './ukrainian-specialist.ts';
import { VETS } from './vets.fixture.ts';

test('a page has one address, whichever it was opened by, and says where the others are', () => {
  const [anna, , ewa] = VETS;
  expect(specialistHead(anna, [], POLISH_SPECIALIST)).toMatchObject({
    title: 'lek. wet. Anna Kowalska, weterynarz, Warszawa',
    canonical: '/specialist/1',
    lang: 'pl',
    alternates: [
      { lang: 'en', href: `/veterinarian/${anna.id}` },
      { lang: 'pl', href: '/specialist/1' },
      { lang: 'x-default', href: `/veterinarian/${anna.id}` },
      { lang: 'uk', href: '/uk/specialist/1' },
    ],
  });
  expect(specialistHead(ewa, [], POLISH_SPECIALIST)).toMatchObject({
    description: `lek. wet. ${ewa.name}, zwierzęta egzotyczne, Gdynia: usługi, godziny pracy, opinie i wolne terminy.`,
    canonical: `/specialist/${ewa.id}`,
  });
  expect(specialistHead(ewa, [], UKRAINIAN_SPECIALIST)).toMatchObject({
    title: `вет. лікар ${ewa.name}, екзотичні тварини, Gdynia`,
    canonical: `/uk/specialist/${ewa.id}`,
    lang: 'uk',
  });
});

test.each([
  [POLISH_SPECIALIST, 'Spokojna'],
  [UKRAINIAN_SPECIALIST, 'Спокійна'],
])("search engines get the vet's own text in the language of the page", (words, description) => {
  const vet = { ...VETS[0], description: 'Calm', descriptionIn: { pl: 'Spokojna', uk: 'Спокійна' } };
  expect(specialistHead(vet, [], words).jsonLd).toMatchObject([{ description }]);
});
