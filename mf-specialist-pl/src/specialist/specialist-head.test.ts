import { expect, test } from 'vitest';
import { specialistHead } from './specialist-head.ts';
import { VETS } from './vets.fixture.ts';

test('a page has one address, whichever it was opened by, and says where the English one is', () => {
  const [anna, , ewa] = VETS;
  expect(specialistHead(anna, [])).toMatchObject({
    title: 'lek. wet. Anna Kowalska, weterynarz, Warszawa',
    canonical: '/specialist/1',
    lang: 'pl',
    alternates: [
      { lang: 'en', href: `/veterinarian/${anna.id}` },
      { lang: 'pl', href: '/specialist/1' },
      { lang: 'x-default', href: `/veterinarian/${anna.id}` },
    ],
  });
  expect(specialistHead(ewa, [])).toMatchObject({
    description: `lek. wet. ${ewa.name}, zwierzęta egzotyczne, Gdynia: usługi, godziny pracy, opinie i wolne terminy.`,
    canonical: `/specialist/${ewa.id}`,
  });
});
