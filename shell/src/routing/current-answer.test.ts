// @vitest-environment happy-dom
import { sessionStore } from '@veto/shared-data/core';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { adoptChannel, channelStore, offerChannel } from '../channel/channel-store.ts';
import { languageStore } from '../site/language.ts';
import { channelOf, SITE } from './channel.fixture.ts';
import { answerStore, currentAnswer, startAnswering } from './current-answer.ts';
import { goTo } from './visible-history.ts';

const onMove = vi.fn();
const onAnswer = vi.fn();
const shown = () => {
  const { answer, pathname } = answerStore.getState();
  return `${pathname} ${answer.kind === 'slice' ? answer.slice : answer.kind}`;
};

beforeAll(() => {
  startAnswering({ onMove, onAnswer });
});

beforeEach(() => {
  adoptChannel(SITE);
  sessionStore.setState({ state: 'signed-out' }, true);
  goTo('/');
  onMove.mockClear();
  onAnswer.mockClear();
});

it('follows a push, and says what kind of move it was', () => {
  goTo('/doctors');
  expect(shown()).toBe('/doctors discovery');
  expect(onMove.mock.calls).toEqual([['push']]);
});

it('does not call a change of the query a move', () => {
  goTo('/doctors');
  onMove.mockClear();
  goTo('/doctors?city=Gdynia');
  expect(onMove).not.toHaveBeenCalled();
});

it('follows a redirect without showing it, as one move', () => {
  goTo('/appointments');
  expect(location.pathname + location.search).toBe('/login?next=%2Fappointments');
  expect(shown()).toBe('/login screen');
  expect(onMove.mock.calls).toEqual([['push']]);
});

it('leads on once the visitor has signed in, and shows nothing of the way', () => {
  goTo('/login?next=%2Fpets');
  sessionStore.setState({ state: 'loading' }, true);
  expect(shown()).toBe('/login screen');
  sessionStore.setState({ state: 'owner', userId: 'u1' }, true);
  expect(shown()).toBe('/pets owner');
});

it('leads on in the language that the site speaks by then', () => {
  goTo('/login');
  languageStore.setState({ language: 'pl', addressHere: (href) => (href === '/dashboard' ? '/pl/dashboard' : href) });
  sessionStore.setState({ state: 'owner', userId: 'u1' }, true);
  expect(location.pathname).toBe('/pl/dashboard');
  languageStore.setState({ language: 'en', addressHere: undefined });
});

it('asks again who answers when another person is signed in', () => {
  sessionStore.setState({ state: 'owner', userId: 'u1' }, true);
  goTo('/dashboard');
  expect(shown()).toBe('/dashboard owner');
  sessionStore.setState({ state: 'veterinarian', userId: 'u2' }, true);
  expect(shown()).toBe('/dashboard vet');
  expect(onAnswer).toHaveBeenLastCalledWith(true);
});

it('works an answer out once, and anew for another address, session or channel', () => {
  goTo('/dashboard');
  const first = currentAnswer();
  expect(currentAnswer()).toBe(first);
  const answers = new Set([first]);
  sessionStore.setState({ state: 'owner', userId: 'u1' }, true);
  answers.add(currentAnswer());
  goTo('/dashboard?tab=1');
  answers.add(currentAnswer());
  adoptChannel(structuredClone(SITE));
  answers.add(currentAnswer());
  expect(answers.size).toBe(4);
});

it('gives up on redirects that lead in a circle', () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const circle = { audience: ['veterinarian'], title: 'Circle' };
  adoptChannel(
    channelOf({
      name: 'circle',
      contract: '*',
      routes: [
        { ...circle, path: '/a', redirects: { 'signed-out': '/b' } },
        { ...circle, path: '/b', redirects: { 'signed-out': '/a' } },
      ],
    }),
  );
  goTo('/a');
  expect(answerStore.getState().answer.kind).toBe('not-found');
  expect(console.error).toHaveBeenCalledOnce();
});

it('goes on after the browser has refused a change of address', () => {
  const refused = vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many calls to Location or History APIs', 'SecurityError');
  });
  const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', uncaught);
  try {
    goTo('/appointments');
  } catch {
    // A browser hands the error of a listener to the window; happy-dom throws it here.
  }
  removeEventListener('error', uncaught);
  expect(refused).toHaveBeenCalledOnce();
  goTo('/doctors');
  expect(shown()).toBe('/doctors discovery');
});

it('applies a later channel on a navigation, not before', () => {
  const later = channelOf({ name: 'news', contract: '*', routes: [{ path: '/news', title: 'News' }] });
  offerChannel({ ...later, revision: channelStore.getState().current.revision + 1 });
  expect(shown()).toBe('/ discovery');
  goTo('/news');
  expect(shown()).toBe('/news news');
});
