import type { Catalogue } from '@veto/slice-kit';

export const HEALTH_TIPS_IN_POLISH = {
  'Summer Safety for Pets': 'Bezpieczne lato zwierząt',
  'Keep your pet cool, hydrated and comfortable through the hottest weeks of the year.':
    'Jak zapewnić zwierzęciu chłód, wodę i wygodę w najgorętsze tygodnie roku.',
  'Nutrition Guidelines': 'Zasady żywienia',
  'What a balanced diet looks like, how much is enough, and which foods never belong in the bowl.':
    'Jak wygląda zbilansowana dieta, ile wystarczy i co nigdy nie powinno trafić do miski.',
  'Vaccination Schedule': 'Kalendarz szczepień',
  'Which vaccinations your pet needs in the first year, and when to come back for a booster.':
    'Jakich szczepień zwierzę potrzebuje w pierwszym roku i kiedy wrócić na dawkę przypominającą.',
} as const satisfies Catalogue;
