import type { TRIAGE_QUESTIONS } from './triage.ts';

/** The questions to owners, for whoever asks them and whoever reads the answers. */
export const TRIAGE_IN_POLISH = {
  'Is your pet struggling to breathe?': 'Czy zwierzę z trudem oddycha?',
  'Has it collapsed or had a seizure, are its gums pale or blue, or is it bleeding heavily?':
    'Czy zasłabło, miało drgawki, ma blade lub sine dziąsła albo mocno krwawi?',
  'Is it straining to pass urine but nothing comes, or retching with a swollen, hard belly?':
    'Czy bezskutecznie próbuje oddać mocz albo ma odruchy wymiotne i wzdęty, twardy brzuch?',
  'Has it swallowed something poisonous, such as medicine or rat bait?':
    'Czy połknęło coś trującego, na przykład lek lub trutkę?',
} as const satisfies Record<(typeof TRIAGE_QUESTIONS)[number]['text'], string>;
