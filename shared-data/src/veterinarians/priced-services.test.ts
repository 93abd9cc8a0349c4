import { expect, test } from 'vitest';
import { pricedServices, priceText } from './priced-services.ts';

const exam = { service: 'Wellness exams', from: 120, to: 160 };
const teeth = { service: 'Teeth cleaning', from: 300, to: 300 };

test('a service has its price in whatever spelling, and keeps its place', () => {
  expect(pricedServices(['Vaccinations', 'wellness exams '], [exam])).toEqual([
    { service: 'Vaccinations', price: null },
    { service: 'wellness exams ', price: exam },
  ]);
});

test('a price for a service that the list does not name is still shown', () => {
  expect(pricedServices(['Wellness exams'], [teeth, exam]).at(-1)).toEqual({ service: 'Teeth cleaning', price: teeth });
});

test('one price is no range', () => {
  expect([priceText(exam), priceText(teeth)]).toEqual(['120–160 zł', '300 zł']);
});
