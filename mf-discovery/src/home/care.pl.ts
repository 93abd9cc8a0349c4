import type { CARE_TYPES } from './care-types.ts';

type Care = (typeof CARE_TYPES)[number];

/** What kinds of care are called. */
export const CARE_IN_POLISH: Record<Care['name' | 'summary'], string> = {
  'Preventive care': 'Profilaktyka',
  'Check-ups, vaccinations and protection from parasites.':
    'Badania kontrolne, szczepienia i ochrona przed pasożytami.',
  'Dental services': 'Stomatologia',
  'Cleaning, extractions and care of teeth and gums.': 'Usuwanie kamienia, ekstrakcje, opieka nad zębami i dziąsłami.',
  Surgery: 'Chirurgia',
  'From neutering to operations on bones and soft tissue.': 'Od kastracji po operacje kości i tkanek miękkich.',
  'Emergency care': 'Nagłe przypadki',
  'What to do first, and whom to call now.': 'Co zrobić najpierw i gdzie teraz zadzwonić.',
  'Specialized treatments': 'Leczenie specjalistyczne',
  'Skin, heart, and animals that are not cats or dogs.': 'Skóra, serce i zwierzęta inne niż psy i koty.',
};
