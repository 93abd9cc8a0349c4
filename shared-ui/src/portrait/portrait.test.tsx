import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type PortraitFeatures, portraitFromSeed } from './features.ts';
import { Person } from './person.tsx';
import { SPECIALTY_KINDS, SPECIALTY_TINTS, specialtyKindOf } from './specialty.ts';

const seeds = Array.from({ length: 150 }, (_, index) => `seed-${index}`);
const drawn = (features: PortraitFeatures) => renderToStaticMarkup(<Person features={features} />);

describe('a portrait', () => {
  it('is the same for the same seed, and another for another', () => {
    const one = portraitFromSeed('anna', { specialty: 'general' });
    expect(portraitFromSeed('anna', { specialty: 'General Practitioner' })).toEqual(one);
    const different = new Set(seeds.map((seed) => drawn(portraitFromSeed(seed, { specialty: 'general' }))));
    expect(different.size).toBeGreaterThan(145);
  });

  // A face is chosen and kept with the vet: whoever adds a parameter draws it after all others.
  it('never changes for a seed that somebody has chosen', () => {
    expect(portraitFromSeed('veto-1', { specialty: 'Surgery' })).toMatchInlineSnapshot(`
      {
        "beard": "moustache",
        "cloth": "#c0647f",
        "clothes": "scrubs",
        "companion": "none",
        "earrings": false,
        "eyes": "happy",
        "freckles": true,
        "glasses": "none",
        "ground": "sage",
        "hair": "mop",
        "hairColour": "#84532f",
        "head": "round",
        "lashes": false,
        "mouth": "half",
        "skin": 3,
        "tilt": -1,
        "tool": "cap",
      }
    `);
    expect(portraitFromSeed('veto-2', { specialty: 'exotic' })).toMatchInlineSnapshot(`
      {
        "beard": "none",
        "cloth": "#7a55c7",
        "clothes": "scrubs",
        "companion": "none",
        "earrings": false,
        "eyes": "happy",
        "freckles": false,
        "glasses": "none",
        "ground": "rose",
        "hair": "braids",
        "hairColour": "#dfb26c",
        "head": "round",
        "lashes": true,
        "mouth": "open",
        "skin": 1,
        "tilt": 2,
        "tool": "gecko",
      }
    `);
  });

  it('takes at most 3 kB, without the face of the animal in the arm', () => {
    for (const kind of SPECIALTY_KINDS)
      for (const seed of seeds) {
        const features = portraitFromSeed(seed, { specialty: kind });
        expect(drawn({ ...features, companion: 'none' }).length, `${seed} ${kind}`).toBeLessThanOrEqual(3000);
      }
  });

  it('has attributes only, which a strict policy allows, and no ids, of which a page has one', () => {
    for (const seed of seeds.slice(0, 60))
      expect(drawn(portraitFromSeed(seed, { specialty: 'general' }))).not.toMatch(/ (style|id|class)=/);
  });

  it('never loses its scrubs in the ground behind', () => {
    for (const seed of seeds) {
      const { clothes, cloth, ground } = portraitFromSeed(seed, { specialty: 'surgery' });
      expect([clothes, ground]).toEqual(['scrubs', 'sage']);
      expect(cloth).not.toBe('#6b987a');
    }
  });
});

describe('a specialty', () => {
  it('is known by its stored value, its labels and its Polish name', () => {
    for (const kind of SPECIALTY_KINDS) expect(specialtyKindOf(kind)).toBe(kind);
    expect(specialtyKindOf('Exotic Animal Specialist')).toBe('exotic');
    expect(specialtyKindOf('Veterinary Surgeon')).toBe('surgery');
    expect(specialtyKindOf('Chirurg weterynaryjny')).toBe('surgery');
    expect(specialtyKindOf('Weterynarz ogólny')).toBe('general');
    expect(Object.keys(SPECIALTY_TINTS)).toHaveLength(SPECIALTY_KINDS.length);
  });
});
