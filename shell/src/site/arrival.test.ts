// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { completeArrival, noteMove } from './arrival.ts';

const HEAD = { title: 'Dashboard', lang: 'en' } as const;
const at = (id: string) => document.getElementById(id);

beforeEach(() => {
  document.body.innerHTML = `<header><a id="link" href="/dashboard">Dashboard</a><div role="dialog"><button id="close">Close</button></div></header>
    <main id="main"><h1 id="heading">Dashboard</h1></main>`;
  noteMove('first');
  completeArrival(HEAD);
});

it('gives the heading the focus that was on the link', () => {
  at('link')?.focus();
  noteMove('push');
  completeArrival(HEAD);
  expect(document.activeElement).toBe(at('heading'));
});

it('leaves the focus in a dialog that was opened before the page was there', () => {
  at('link')?.focus();
  noteMove('push');
  at('close')?.focus();
  completeArrival(HEAD);
  expect(document.activeElement).toBe(at('close'));
});
