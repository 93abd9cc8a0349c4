import { addDays, formatTime24, SLOTS_POLISH, todayInWarsaw } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { polishDoctorName } from '@veto/shared-data/veterinarians';
import { specialtyInPolish } from '@veto/shared-data/vocabulary';
import type { countSentence } from './count-sentence.ts';
import type { CardOf } from './featured-answer.tsx';
import { PETS, WHENS } from './polish-wishes.ts';

/** 'dziś 15:30', 'jutro 10:30', 'pon., 23 lis 10:30'. `today` is Warsaw's, 'YYYY-MM-DD'. */
function slotInPolish({ date, time }: Slot, today: string): string {
  const day = date === today ? 'dziś' : date === addDays(today, 1) ? 'jutro' : SLOTS_POLISH.shortDay(date);
  return `${day} ${formatTime24(time)}`;
}

/** What the card of a vet says in Polish: it leads to the vet's Polish page. */
export const cardInPolish: CardOf = ({ description: _, priceFrom, nextSlot, specialistNo, ...vet }) => ({
  vet: {
    ...vet,
    name: polishDoctorName(vet.name),
    specialty: specialtyInPolish(vet.specialty),
    availability: vet.availability && {
      ...vet.availability,
      label: nextSlot ? `Wolny termin: ${slotInPolish(nextSlot, todayInWarsaw())}` : '',
    },
  },
  href: `/specialist/${specialistNo ?? vet.id}`,
  actionLabel: 'Zobacz profil',
  ...(typeof priceFrom === 'number' && { price: `od ${priceFrom} zł` }),
});

const rules = new Intl.PluralRules('pl');
/** Days of which the first free time is the first of all. */
const SOON = ['Available today', 'Available this week'];

const labelOf = (options: readonly { label: string; means: string }[], value: string) =>
  options.find(({ means }) => means === value)?.label.toLowerCase() ?? '';

/** 'Wolny termin dziś: 4 lekarzy' and ' · króliki · najbliższy: dziś 15:30, Kraków'. */
export const countInPolish: typeof countSentence = ({ petTypes, city, availabilities }, { total, first, today }) => {
  const when = availabilities.map((one) => labelOf(WHENS, one)).join(', ');
  const vets = `${total} ${rules.select(total) === 'one' ? 'lekarz' : 'lekarzy'}`;
  const slot = availabilities.every((each) => SOON.includes(each)) ? first?.nextSlot : null;
  const rest = [
    ...petTypes.map((one) => labelOf(PETS, one)),
    ...(city ? [city] : []),
    ...(slot ? [`najbliższy: ${slotInPolish(slot, today)}${city || !first ? '' : `, ${first.city}`}`] : []),
  ];
  return {
    claim: total === 0 ? `Brak wolnych terminów ${when}` : `Wolny termin ${when}: ${vets}`,
    rest: rest.map((part) => ` · ${part}`).join(''),
  };
};
