import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const at = (path: string, address: string) =>
  pageAddress({ path, search: ['city', 'query'] }, new URL(address, 'https://veto.example'));

it.each([
  ['/doctors', '/doctors?utm_source=mail&utm_campaign=x&fbclid=1&gclid=2&city=Gdynia', '/doctors?city=Gdynia'],
  ['/doctors', '/Doctors/', '/doctors'],
  ['/doctors', '/DOCTORS?query=&query=a&city=Łódź', '/doctors?city=%C5%81%C3%B3d%C5%BA&query=a'],
  ['/specialist/:id', '/Specialist/AbC', '/specialist/AbC'],
  ['/', '/?gclid=1', '/'],
])('of the route %s, %s is %s', (path, address, expected) => {
  expect(at(path, address)).toBe(expected);
});
