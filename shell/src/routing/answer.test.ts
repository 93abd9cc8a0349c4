import type { SessionState } from '@veto/slice-kit/contract';
import { describe, expect, it } from 'vitest';
import { routeTable } from '../../isomorphic/route-table.ts';
import { type Answer, answerAt } from './answer.ts';
import { channelOf, SITE } from './channel.fixture.ts';

const table = routeTable(SITE);

function ask(address: string, session: SessionState): Answer {
  return answerAt(table, new URL(address, 'https://veto.example'), session);
}

function said(answer: Answer): string {
  if (answer.kind === 'slice') return answer.slice;
  if (answer.kind === 'screen') return answer.screen;
  return answer.kind === 'redirect' ? `to ${answer.to}` : answer.kind;
}

describe('the slice that answers', () => {
  it.each([
    // address, signed out, owner, veterinarian, no profile
    ['/', 'discovery', 'discovery', 'discovery', 'discovery'],
    ['/doctors', 'discovery', 'discovery', 'discovery', 'discovery'],
    ['/dashboard', 'access-denied', 'owner', 'vet', 'profile-not-found'],
    ['/appointments', 'to /login?next=%2Fappointments', 'owner', 'vet', 'owner'],
    ['/pets', 'owner', 'owner', 'owner', 'owner'],
    ['/pets/7', 'owner', 'owner', 'owner', 'owner'],
    [
      '/appointments/new?petId=7',
      'to /login?next=%2Fappointments%2Fnew%3FpetId%3D7',
      'owner',
      'to /dashboard',
      'owner',
    ],
    ['/messages', 'to /login?next=%2Fmessages', 'owner', 'owner', 'owner'],
    ['/for-vets/manage', 'to /login?next=%2Ffor-vets%2Fmanage', 'to /for-vets', 'vet', 'to /for-vets'],
    ['/for-vets/calendar', 'to /login?next=%2Ffor-vets%2Fcalendar', 'to /for-vets', 'vet', 'to /for-vets'],
    ['/pl/doctors?city=Gdynia#map', ...Array(4).fill('to /doctors?city=Gdynia#map')],
    ['/pl/dashboard', ...Array(4).fill('to /dashboard')],
    ['/pl/appointments', ...Array(4).fill('to /appointments')],
    ['/pl/nowhere', 'not-found', 'not-found', 'not-found', 'not-found'],
    ['/nowhere', 'not-found', 'not-found', 'not-found', 'not-found'],
    ['/pets/7/photos', 'not-found', 'not-found', 'not-found', 'not-found'],
    ['/login', 'login', 'to /dashboard', 'to /dashboard', 'to /dashboard'],
    ['/login?next=%2Fpets', 'login', 'to /pets', 'to /pets', 'to /pets'],
    ['/register', 'register', 'to /dashboard', 'to /dashboard', 'to /dashboard'],
    ['/forgot-password', 'forgot-password', 'forgot-password', 'forgot-password', 'forgot-password'],
    ['/reset-password', 'reset-password', 'reset-password', 'reset-password', 'reset-password'],
    ['/_platform', 'platform', 'platform', 'platform', 'platform'],
    ['/_moderation', 'to /login?next=%2F_moderation', 'moderation', 'moderation', 'moderation'],
  ])('at %s: signed out %s, owner %s, veterinarian %s, no profile %s', (address, ...expected) => {
    const audiences = ['signed-out', 'owner', 'veterinarian', 'no-profile'] as const;
    expect(audiences.map((audience) => said(ask(address, audience)))).toEqual(expected);
  });

  it('does not mind a trailing slash or capitals', () => {
    expect(said(ask('/doctors/', 'owner'))).toBe('discovery');
    expect(said(ask('/Doctors', 'owner'))).toBe('discovery');
    expect(said(ask('/login/', 'signed-out'))).toBe('login');
  });
});

describe('while the session is being read', () => {
  it('answers at once where everybody gets the same', () => {
    expect(said(ask('/doctors', 'loading'))).toBe('discovery');
    expect(said(ask('/pets/7', 'loading'))).toBe('owner');
    expect(said(ask('/nowhere', 'loading'))).toBe('not-found');
    expect(said(ask('/login', 'loading'))).toBe('login');
  });

  it('shows a skeleton of the right shape where it depends', () => {
    expect(ask('/appointments', 'loading')).toEqual({ kind: 'pending', skeleton: 'list' });
    expect(ask('/dashboard', 'loading')).toEqual({ kind: 'pending', skeleton: 'page' });
    expect(ask('/for-vets/manage', 'loading').kind).toBe('pending');
  });
});

it('asks the more specific path first, whatever the order of the slices', () => {
  const slices = [
    { name: 'any-pet', contract: '*', routes: [{ path: '/pets/:id', title: 'Pet' }] },
    { name: 'rest', contract: '*', routes: [{ path: '/pets/*', title: 'Rest' }] },
    { name: 'new-pet', contract: '*', routes: [{ path: '/pets/new', title: 'New' }] },
  ];
  for (const order of [slices, slices.toReversed()]) {
    const place = (pathname: string) => new URL(pathname, 'https://veto.example');
    const find = (pathname: string) => said(answerAt(routeTable(channelOf(...order)), place(pathname), 'owner'));
    expect([find('/pets/new'), find('/pets/7'), find('/pets/7/x')]).toEqual(['new-pet', 'any-pet', 'rest']);
  }
});
