import { addWords, InLanguage } from '@veto/slice-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAccountWords } from './account-words.ts';

addWords('pl', { 'Login failed': 'Nie udało się zalogować', 'Please try again.': 'Spróbuj ponownie.' });

const GENERAL = { title: 'Login failed', description: 'Please try again.' };

function Toast({ description }: { description: string }) {
  const { told } = useAccountWords();
  const { title, description: text } = told({ title: 'Login failed', description }, GENERAL);
  return `${title}: ${text}`;
}

const toastIn = (language: 'en' | 'pl', description: string) =>
  renderToStaticMarkup(
    <InLanguage of={language}>
      <Toast description={description} />
    </InLanguage>,
  );

it("tells the service's own sentence in English, and in general words where the language does not know it", () => {
  expect(toastIn('en', 'Captcha required')).toBe('Login failed: Captcha required');
  expect(toastIn('pl', 'Captcha required')).toBe('Nie udało się zalogować: Spróbuj ponownie.');
});
