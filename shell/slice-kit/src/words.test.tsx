import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addWords } from './catalogue.ts';
import { InLanguage } from './in-language.tsx';
import { Saying, sayIn, useSay } from './words.tsx';

addWords('pl', {
  'Move visit': 'Przełóż wizytę',
  '{day} at {time}': '{day} o {time}',
  '{count} visits': { one: '{count} wizyta', few: '{count} wizyty', many: '{count} wizyt', other: '{count} wizyty' },
});

it('says English as it is written, and Polish by its catalogue', () => {
  expect(sayIn('en')('{day} at {time}', { day: 'Monday', time: '10:00' })).toBe('Monday at 10:00');
  expect(sayIn('pl')('{day} at {time}', { day: 'poniedziałek', time: '10:00' })).toBe('poniedziałek o 10:00');
  expect(sayIn('pl')('Not translated {yet}', { yet: 1 })).toBe('Not translated 1');
});

it.each([
  [1, '1 wizyta'],
  [2, '2 wizyty'],
  [5, '5 wizyt'],
  [22, '22 wizyty'],
  [112, '112 wizyt'],
  [1.5, '1.5 wizyty'],
])('%s visits are %s', (count, words) => {
  expect(sayIn('pl')('{count} visits', { count })).toBe(words);
});

it('takes the values that a sentence names, and no others', () => {
  const say = sayIn('en');
  // @ts-expect-error the time is missing
  expect(say('{day} at {time}', { day: 'Monday' })).toBe('Monday at {time}');
  // @ts-expect-error it names none
  expect(say('Move visit', { day: 'Monday' })).toBe('Move visit');
});

it('values are not read for braces of their own', () => {
  expect(sayIn('en')('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
});

const Button = () => <button type="button">{useSay()('Move visit')}</button>;

it('a tree speaks the language around it', () => {
  const inPolish = (
    <InLanguage of="pl">
      <Button />
    </InLanguage>
  );
  expect(renderToStaticMarkup(<Button />)).toContain('Move visit');
  expect(renderToStaticMarkup(inPolish)).toContain('Przełóż wizytę');
});

it('a sentence may hold elements', () => {
  const sentence = (
    <InLanguage of="pl">
      <Saying text="{day} at {time}" day={<b>wtorek</b>} time="10:00" />
    </InLanguage>
  );
  expect(renderToStaticMarkup(sentence)).toBe('<b>wtorek</b> o 10:00');
});
