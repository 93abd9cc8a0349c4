// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { languageStore } from '../site/language.ts';
import { arriveInLanguage } from './arrive-in-language.ts';

const updateUser = vi.hoisted(() => vi.fn(async () => ({ error: null })));
vi.mock('@veto/shared-data/core', async (original) => ({
  ...(await original<object>()),
  authClient: async () => ({ updateUser }),
}));

const spoken = () => languageStore.getState().language;
const kept = () => localStorage.getItem('veto_language');

beforeEach(() => {
  localStorage.clear();
  updateUser.mockClear();
  languageStore.setState({ language: 'en' });
});

it.each([
  ['/login', 'pl', { spoken: 'pl', kept: 'pl', saved: [] }],
  ['/login', 'en', { spoken: 'en', kept: 'en', saved: [] }],
  ['/login', null, { spoken: 'en', kept: null, saved: [] }],
  // The page speaks Polish already, and decides.
  ['/pl/login', 'en', { spoken: 'en', kept: null, saved: [] }],
  ['/pl/login', null, { spoken: 'en', kept: null, saved: [[{ data: { language: 'pl' } }]] }],
] as const)('at %s, an account that speaks %s', async (path, language, outcome) => {
  history.replaceState(null, '', path);
  await arriveInLanguage(language);
  await vi.waitFor(() => expect({ spoken: spoken(), kept: kept(), saved: updateUser.mock.calls }).toEqual(outcome));
});
