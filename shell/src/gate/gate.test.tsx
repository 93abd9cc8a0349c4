// @vitest-environment happy-dom
import { sessionStore } from '@veto/shared-data/core';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goTo, keepTo } from '../routing/visible-history.ts';
import { passGate } from './gate.tsx';

// The design system takes its time, and what is rendered is not the matter here.
vi.mock('../site/providers.tsx', () => ({ Providers: () => null }));

const render = vi.fn();
const root: Root = { render, unmount() {} };
const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
const isSecretLink = ({ pathname, hash }: URL) => pathname === '/passport' && hash !== '';
const pass = (passwordSha256 = 'a hash') => passGate(root, { passwordSha256, isSecretLink, onShown() {} });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setState({ state: 'signed-out' }, true);
});
afterEach(() => {
  keepTo(() => true);
  history.replaceState(null, '', '/');
  for (const mock of [render, assign, reload]) mock.mockClear();
});

it('lets a secret link in, to its page alone', async () => {
  history.replaceState(null, '', '/passport#s3cret');
  await pass();
  expect(render).not.toHaveBeenCalled();
  goTo('/pets');
  expect(location.pathname).toBe('/passport');
  expect(assign).toHaveBeenCalledOnce();
  localStorage.setItem('veto_authenticated', 'true');
  goTo('/pets');
  expect(location.pathname, 'another tab has passed the gate').toBe('/pets');
});

it('lets whoever came by a secret link sign in there, which passes the gate', async () => {
  history.replaceState(null, '', '/passport#s3cret');
  await pass();
  for (const screen of ['/login?next=%2Fpassport', '/pl/register', '/forgot-password']) {
    goTo(screen);
    expect(location.pathname + location.search).toBe(screen);
    await pass();
    expect(render, 'also when it is loaded anew').not.toHaveBeenCalled();
  }
  goTo('/pets');
  expect(assign).toHaveBeenCalledOnce();
  sessionStore.setState({ state: 'owner', userId: 'o1' }, true);
  goTo('/pets');
  expect(location.pathname).toBe('/pets');
});

it('asks everywhere else, until the link is completed', () => {
  history.replaceState(null, '', '/passport');
  void pass();
  expect(render).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/passport#s3cret');
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps nobody out where there is no gate', async () => {
  await pass('');
  goTo('/pets');
  expect([location.pathname, render.mock.calls]).toEqual(['/pets', []]);
});
