import type { Catalogue } from '@veto/slice-kit';
import { WEEK_IN_POLISH } from '../hours/hours.pl.ts';
import type { DUTY_TEMPLATES } from './weekly-duty.ts';

const WEEKS: Record<(typeof DUTY_TEMPLATES)[number]['name'], string> = {
  'Every night': 'Każdej nocy',
  'Weekends, day and night': 'W weekendy przez całą dobę',
  Always: 'Zawsze',
};

const REFUSALS = {
  'These emergency hours overlap with others.': 'Te godziny dyżurów nakładają się na inne.',
  'Only a veterinarian has emergency hours.': 'Godziny dyżurów może mieć tylko lekarz weterynarii.',
  'Please enter your emergency hours for each day.': 'Podaj godziny dyżurów dla każdego dnia.',
  'Emergency hours need a day, a beginning and an end.': 'Dyżur musi mieć dzień, początek i koniec.',
};

export const EMERGENCY_HOURS_IN_POLISH = {
  'Your profile has no telephone number': 'W Twoim profilu nie ma numeru telefonu',
  'Owners in an emergency call. Add your number to your profile, or you will not be on the emergency page.':
    'W nagłym przypadku opiekunowie dzwonią. Dodaj numer do profilu, inaczej nie będzie Cię na stronie nagłych przypadków.',
  'Emergencies on {day}': 'Nagłe przypadki: {day}',
  'No emergencies': 'Bez dyżuru',
  'Add hours': 'Dodaj godziny',
  'Add hours on {day}, for emergencies': 'Dodaj godziny dyżuru: {day}',
  '{day}, emergencies from': '{day}, dyżur od godziny',
  '{day}, emergencies until': '{day}, dyżur do godziny',
  'Remove these emergency hours of {day}': 'Usuń te godziny dyżuru: {day}',
  'ends on {day}': 'koniec: {day}',
  'The hours of {day} overlap with others, perhaps with those of the night before.':
    '{day}: te godziny nakładają się na inne, być może z poprzedniej nocy.',
  'These hours overlap with others': 'Te godziny nakładają się na inne',
  'Save emergency hours': 'Zapisz godziny dyżurów',
  'emergency hours': 'godziny dyżurów',
  ...WEEK_IN_POLISH,
  ...WEEKS,
  ...REFUSALS,
} as const satisfies Catalogue;
