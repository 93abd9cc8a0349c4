import type { countSentence } from './count-sentence.ts';
import { PETS, WHENS } from './polish-wishes.ts';
import { slotInPolish } from './slot-in-polish.ts';

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
