import { CONSULTATION } from '@veto/shared-data/visit-types';
import { expect, test } from 'vitest';
import { estimateInPolish, optionInPolish, typeInPolish } from './type-words.ts';

test('lengths, prices and limits are said in Polish', () => {
  const type = { ...CONSULTATION, id: 'a', name: 'Zabieg', minutes: 90, visits: 'first' as const };
  const priced = { ...type, price: { from: 200, to: 350 } };
  expect(typeInPolish(priced)).toBe('Zabieg, 1 godz. 30 min, 200–350 zł');
  expect(optionInPolish(priced)).toMatchObject({
    name: 'Zabieg',
    detail: '1 godz. 30 min, pierwsza wizyta',
    price: '200–350 zł',
  });
  expect(estimateInPolish(priced)).toContain('200–350 zł, zależnie od');
  expect(estimateInPolish(type, { city: 'Gdynia', price: 250, veterinarians: 6 })).toBe(
    'Lekarz nie podał ceny. Zapytaj w gabinecie. Gdynia: ceny od 250 zł (mediana z 6 gabinetów).',
  );
});
