import type { Language } from '@veto/slice-kit';

/** '31.2 kg', '31,2 kg'. */
export const kilogramsText = (kilograms: number, language: Language): string =>
  `${language === 'pl' ? kilograms.toLocaleString('pl') : kilograms} kg`;
