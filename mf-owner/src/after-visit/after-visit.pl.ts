import { AFTER_VISIT_QUESTIONS_IN_POLISH } from '@veto/shared-data/after-visit';
import type { Catalogue } from '@veto/slice-kit';

/** What the vet asks a day after a visit, and what comes of the answers. */
export const AFTER_VISIT_IN_POLISH = {
  ...AFTER_VISIT_QUESTIONS_IN_POLISH,
  'How is {pet} after the visit?': '{pet}: jak samopoczucie po wizycie?',
  '{doctor} would like to know. The answers go into your messages.':
    '{doctor} prosi o odpowiedź. Odpowiedzi trafią do Waszych wiadomości.',
  'Please choose an answer': 'Wybierz odpowiedź',
  'Send answers': 'Wyślij odpowiedzi',
  '{pet} should be seen soon': '{pet}: potrzebna szybka wizyta',
  '{doctor} has been notified. Do not wait for an answer: call now.':
    '{doctor} ma już powiadomienie. Nie czekaj na odpowiedź: zadzwoń teraz.',
  'Find Emergency Care': 'Znajdź pilną pomoc',
  'Thank you. {doctor} can read this in your messages.': 'Dziękujemy. {doctor} przeczyta to w Waszych wiadomościach.',
} as const satisfies Catalogue;
