import { expect, it } from 'vitest';
import { PROFILE } from '../fixtures/veterinarians.fixture.ts';
import { profileHead } from './profile-head.ts';

it('says who it is, by one address in each language, with a picture to share', () => {
  const { id } = PROFILE;
  expect(profileHead(PROFILE, [])).toMatchObject({
    title: 'Dr. Anna Kowalska, general practitioner in Warsaw',
    canonical: `/veterinarian/${id}`,
    image: `/_og/veterinarian/${id}.png`,
    alternates: [
      { lang: 'en', href: `/veterinarian/${id}` },
      { lang: 'pl', href: `/specialist/${id}` },
      { lang: 'x-default', href: `/veterinarian/${id}` },
      { lang: 'uk', href: `/uk/specialist/${id}` },
    ],
    jsonLd: [{ '@id': `/veterinarian/${id}`, employee: { name: 'Dr. Anna Kowalska' } }],
  });
});

it('tells search engines of the vet in the language of the page', () => {
  const polish = { ...PROFILE, description: 'Spokojna', writtenIn: 'pl', descriptionIn: { en: 'Calm' } } as const;
  expect(profileHead(polish, []).jsonLd).toMatchObject([{ description: 'Calm' }]);
});
