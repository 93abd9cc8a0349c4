// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasPassedGate, rememberGatePassed } from './gate-state.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is locked until it was passed, then open for this browser', () => {
  expect(hasPassedGate()).toBe(false);
  rememberGatePassed();
  expect(hasPassedGate()).toBe(true);
  expect(localStorage.getItem('veto_authenticated')).toBe('true');
});

it.each(['false', '1', 'TRUE', ''])('stays locked when the flag says %j', (flag) => {
  localStorage.setItem('veto_authenticated', flag);
  expect(hasPassedGate()).toBe(false);
});

it('is locked, and does not break, where storage is switched off', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(hasPassedGate()).toBe(false);
  expect(rememberGatePassed).not.toThrow();
});
