// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { addWords, addWordsLater, type Catalogue } from './catalogue.ts';
import { InLanguage } from './in-language.tsx';
import { inWords, lateWords, sayIn, useSay, useSayOnceHere } from './words.tsx';

afterEach(() => void vi.unstubAllGlobals());

function Page() {
  const [say, sayOnceHere] = [useSay(), useSayOnceHere()];
  return (
    <p>
      {say('Failed to save')} {sayOnceHere('Please say when')}
    </p>
  );
}

async function open(language: 'pl' | 'uk') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const at = document.body.appendChild(document.createElement('div'));
  const root = createRoot(at);
  await act(async () =>
    root.render(
      <InLanguage of={language}>
        <Page />
      </InLanguage>,
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    at.remove();
  });
  return at;
}

it('speaks English where a late catalogue does not come', async () => {
  addWordsLater('uk', () => Promise.reject(new Error('offline')));
  const at = await open('uk');
  expect(lateWords.arrival).toBeUndefined();
  expect(at.textContent).toBe('Failed to save Please say when');
});

it('holds back late parts and answers until every late catalogue is here, and has open pages say what they bring', async () => {
  const first = Promise.withResolvers<Record<string, Catalogue>>();
  const second = Promise.withResolvers<Record<string, Catalogue>>();
  addWordsLater('pl', () => first.promise);
  addWordsLater('pl', () => second.promise);
  const at = await open('pl');
  expect(at.textContent, 'what answers a press is not said in English').toBe('Failed to save ');
  const arrived = vi.fn();
  const part = inWords(async () => 'a part')().then(arrived);
  await act(async () => first.resolve({ FAILURES: { 'Failed to save': 'Nie udało się zapisać' } }));
  expect(arrived).not.toHaveBeenCalled();
  await act(async () => second.resolve({ default: {}, CHECKS: { 'Please say when': 'Podaj termin' } }));
  await part;
  expect(arrived).toHaveBeenCalledWith('a part');
  expect(at.textContent).toBe('Nie udało się zapisać Podaj termin');
});

it('says sentences that the database has filled in, and leaves alone what somebody wrote', () => {
  addWords('pl', {
    'You can keep up to {most} pets here.': 'Możesz mieć tu najwyżej {most} zwierząt.',
    'Medicine: {given}': 'Lek: {given}',
    'Medicine: {given}, until {day}': 'Lek: {given}, do {day}',
    '{from} to {to}': '{from}–{to}',
    'on {day}': '{day}',
  });
  const say: (text: string) => string = sayIn('pl');
  expect(say('You can keep up to 500 pets here.')).toBe('Możesz mieć tu najwyżej 500 zwierząt.');
  expect(say('Medicine: Apoquel, {one} a day, until Jan 5, 2027')).toBe('Lek: Apoquel, {one} a day, do 5 sty 2027');
  expect(say('Medicine: Apoquel')).toBe('Lek: Apoquel');
  for (const own of ['May to June', 'on Monday', 'Medicine?']) expect(say(own)).toBe(own);
});
