import { addDays, formatTime24, todayInWarsaw } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import type { countSentence } from './count-sentence.ts';
import type { CardOf } from './featured-answer.tsx';
import type { HomeWords } from './home-words.ts';

/** 'dziś 15:30', 'jutro 10:30', 'pon., 23 lis 10:30'. `today` is Warsaw's, 'YYYY-MM-DD'. */
function slotIn(words: HomeWords, { date, time }: Slot, today: string): string {
  const near = { [today]: words.today, [addDays(today, 1)]: words.tomorrow };
  return `${near[date] ?? words.slots.shortDay(date)} ${formatTime24(time)}`;
}

/** What the card of a vet says in a language of the map: it leads to the vet's page in it. */
export const cardIn =
  (words: HomeWords): CardOf =>
  ({ description: _, priceFrom, nextSlot, specialistNo, ...vet }) => ({
    vet: {
      ...vet,
      name: words.doctor(vet.name),
      specialty: words.specialty(vet.specialty),
      availability: vet.availability && {
        ...vet.availability,
        label: nextSlot ? words.freeAt(slotIn(words, nextSlot, todayInWarsaw())) : '',
      },
    },
    href: `/specialist/${specialistNo ?? vet.id}`,
    actionLabel: words.toProfile,
    ...(typeof priceFrom === 'number' && { price: words.from(priceFrom) }),
  });

/** Days of which the first free time is the first of all. */
const SOON = ['Available today', 'Available this week'];

const labelOf = (options: readonly { label: string; means: string }[], value: string) =>
  options.find(({ means }) => means === value)?.label.toLowerCase() ?? '';

/** 'Wolny termin dziś: 4 lekarzy' and ' · króliki · najbliższy: dziś 15:30, Kraków'. */
export const countIn =
  (words: HomeWords): typeof countSentence =>
  ({ petTypes, city, availabilities }, { total, first, today }) => {
    const when = availabilities.map((one) => labelOf(words.whens, one)).join(', ');
    const slot = availabilities.every((each) => SOON.includes(each)) ? first?.nextSlot : null;
    const rest = [
      ...petTypes.map((one) => labelOf(words.pets, one)),
      ...(city ? [city] : []),
      ...(slot ? [`${words.first(slotIn(words, slot, today))}${city || !first ? '' : `, ${first.city}`}`] : []),
    ];
    return { claim: words.freeWhen(when, total), rest: rest.map((part) => ` · ${part}`).join('') };
  };
