import type { LicenceWords } from './licence-words.ts';

/** `licenceWords` for the Ukrainian pages: 'Ліцензію перевірено 11.2026'. */
export function licenceWordsInUkrainian(checkedOn: string | null): LicenceWords {
  if (checkedOn === null)
    return {
      checked: false,
      label: 'Ліцензію ще не перевірено',
      meaning: 'Ми ще не звірили право на практику з реєстром ветеринарної палати.',
    };
  return {
    checked: true,
    label: `Ліцензію перевірено ${checkedOn.slice(5, 7)}.${checkedOn.slice(0, 4)}`,
    meaning: 'Ми звірили прізвище й номер права на практику з реєстром ветеринарної палати.',
  };
}
