/** The languages that a vet can say they speak, by ISO 639-1 code, in the order in which forms list them. */
export const LANGUAGES = [
  { code: 'pl', label: 'Polish' },
  { code: 'en', label: 'English' },
  { code: 'uk', label: 'Ukrainian' },
  { code: 'de', label: 'German' },
  { code: 'fr', label: 'French' },
  { code: 'es', label: 'Spanish' },
  { code: 'it', label: 'Italian' },
  { code: 'ru', label: 'Russian' },
  { code: 'be', label: 'Belarusian' },
  { code: 'cs', label: 'Czech' },
  { code: 'sk', label: 'Slovak' },
  { code: 'lt', label: 'Lithuanian' },
  { code: 'vi', label: 'Vietnamese' },
  { code: 'zh', label: 'Chinese' },
] as const;
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** 'pl' → 'Polish'; a code that we do not know stays as it is. */
export function languageLabel(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.label ?? code;
}
