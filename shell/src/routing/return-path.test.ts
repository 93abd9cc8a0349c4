import { describe, expect, it } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

const ORIGIN = 'https://veto.example';
const back = (next: string) => returnPath(`?next=${encodeURIComponent(next)}`, ORIGIN);

describe('the way back after a sign-in', () => {
  it('keeps path, query and fragment', () => {
    expect(back('/appointments/new?petId=7#time')).toBe('/appointments/new?petId=7#time');
  });

  it('survives the round trip through the address of the sign-in screen', () => {
    const asked = signInPath({ pathname: '/veterinarians', search: '?query=a&city=Łódź', hash: '' });
    expect(returnPath(new URL(asked, ORIGIN).search, ORIGIN)).toBe('/veterinarians?query=a&city=%C5%81%C3%B3d%C5%BA');
  });

  it('asks in the language of the page', () => {
    expect(signInPath({ pathname: '/pl/visits' })).toBe('/pl/login?next=%2Fpl%2Fvisits');
  });

  it('is the dashboard when nothing was asked for', () => {
    expect(returnPath('', ORIGIN)).toBe('/dashboard');
    expect(back('')).toBe('/dashboard');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '/.//evil.example',
    'pets',
  ])('never leads away: %j', (next) => {
    expect(back(next)).toBe('/dashboard');
  });

  it('never leads back to where one signs in', () => {
    expect(back('/login?next=%2Flogin')).toBe('/dashboard');
    expect(back('/register/')).toBe('/dashboard');
    expect(back('/pl/login')).toBe('/dashboard');
  });
});
