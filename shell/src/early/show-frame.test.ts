// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { showFrame } from './show-frame.ts';

const template = (audiences: string, text: string) =>
  `<template data-frame-for="${audiences}"><link rel="preload" href="data:,${text}"><p>${text}</p></template>`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="first-paint"><main><div data-first-paint-of="mf-pets">Please log in</div>
    ${template('owner', 'Your Pets')}${template('veterinarian', 'For owners')}</main></div><i id="veto-config"></i>`;
});

function signIn(area: Storage, userId: string, profile: object | null): void {
  area.setItem('sb-localhost-auth-token', JSON.stringify({ user: { id: userId } }));
  if (profile) area.setItem('veto_profile', JSON.stringify(profile));
}
function shown(): string {
  showFrame();
  const main = document.querySelector('#first-paint main');
  const text = [...(main?.children ?? [])].filter((each) => !each.matches('template')).map((each) => each.textContent);
  return text.join();
}
const links = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);

it('visitors see the page as it is', () => {
  expect(shown()).toBe('Please log in');
  expect(links()).toEqual([]);
});

it('whoever is signed in sees their own frame, with the links that go with it', () => {
  signIn(localStorage, 'anna', { userId: 'anna', userType: 'client' });
  expect(shown()).toBe('Your Pets');
  expect(links()).toEqual(['data:,Your Pets']);
});

it("a tab's own session counts", () => {
  signIn(localStorage, 'anna', { userId: 'anna', userType: 'client' });
  signIn(sessionStorage, 'wanda', { userId: 'wanda', userType: 'veterinarian' });
  expect(shown()).toBe('For owners');
});

it.each([
  ['whose profile is not known here', 'anna', null],
  ['beside whom another profile is kept', 'anna', { userId: 'wanda', userType: 'veterinarian' }],
])('somebody %s sees neither the page for visitors nor a frame', (_, userId, profile) => {
  signIn(localStorage, userId, profile);
  expect(shown()).toBe('');
});

it('an audience without a frame sees nothing of the page', () => {
  document.querySelector('[data-frame-for=owner]')?.remove();
  signIn(localStorage, 'anna', { userId: 'anna', userType: 'client' });
  expect(shown()).toBe('');
});
