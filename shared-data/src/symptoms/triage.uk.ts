import type { TRIAGE_IN_POLISH } from './triage.pl.ts';

/** The questions to owners, for whoever asks them. */
export const TRIAGE_IN_UKRAINIAN = {
  'Is your pet struggling to breathe?': 'Тварині важко дихати?',
  'Has it collapsed or had a seizure, are its gums pale or blue, or is it bleeding heavily?':
    'Вона втрачала свідомість, мала судоми, бліді або сині ясна чи сильну кровотечу?',
  'Is it straining to pass urine but nothing comes, or retching with a swollen, hard belly?':
    'Вона марно намагається помочитися або має позиви до блювання й роздутий, твердий живіт?',
  'Has it swallowed something poisonous, such as medicine or rat bait?':
    'Вона проковтнула щось отруйне, наприклад ліки або отруту для щурів?',
} as const satisfies Record<keyof typeof TRIAGE_IN_POLISH, string>;
