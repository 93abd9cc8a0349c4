import type { TextLanguage } from '../own-texts/own-text.ts';
import { priceText } from '../veterinarians/priced-services.ts';
import { filterPetTypes } from '../vocabulary/index.ts';
import type { UsualPrice } from './load-usual-price.ts';
import { nameOfType, type VisitType } from './visit-type.ts';

/** 20 as '20 min', 90 as '1 h 30 min'. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** '90–140 zł', or '' where the vet states no price. */
export const visitPriceText = ({ price }: Pick<VisitType, 'price'>): string => (price ? priceText(price) : '');

/** Who may come, as the form and its list say it. */
export const VISITS_WORDS = {
  any: 'All visits',
  first: 'New clients',
  returning: 'After a visit',
} as const satisfies Record<VisitType['visits'], string>;

/** Who may book, as the form and its list say it. */
export const BOOKED_BY_WORDS = {
  everybody: 'Everybody',
  'own patients': 'Own patients',
  phone: 'Only by phone',
} as const satisfies Record<VisitType['bookedBy'], string>;

/** What limits a type, for a line beside its name: 'New clients', 'Only by phone', 'Dogs, Cats'; '' where nothing does. */
export function visitTypeLimits({
  visits,
  bookedBy,
  treats,
}: Pick<VisitType, 'visits' | 'bookedBy' | 'treats'>): string {
  const limits = [
    ...(visits === 'any' ? [] : [VISITS_WORDS[visits]]),
    ...(bookedBy === 'everybody' ? [] : [BOOKED_BY_WORDS[bookedBy]]),
    ...filterPetTypes(treats),
  ];
  return limits.join(', ');
}

/** A kind of visit as its vet named it, by language. */
type NamedType = Pick<VisitType, 'name' | 'writtenIn' | 'nameIn'>;

/** 'Vaccination, 20 min, 90–140 zł'; `inWords` says the minutes in another language, `reader`: the language that its name is said in, the first one unless told. */
export const visitTypeText = (
  type: NamedType & Pick<VisitType, 'minutes' | 'price'>,
  inWords: (minutes: number) => string = minutesText,
  reader: TextLanguage | null = null,
): string => [nameOfType(type, reader).text, inWords(type.minutes), visitPriceText(type)].filter(Boolean).join(', ');

/** What a group to choose from shows of a type's name. */
export function optionName(
  type: NamedType,
  reader: TextLanguage,
): { name: string; language?: TextLanguage | undefined } {
  const { text: name, language } = nameOfType(type, reader);
  return { name, language };
}

/** What a group to choose from shows of a type. */
export const visitTypeOption = (type: VisitType) => ({
  id: type.id ?? '',
  ...optionName(type, 'en'),
  detail: [minutesText(type.minutes), type.visits !== 'any' && VISITS_WORDS[type.visits].toLowerCase()]
    .filter(Boolean)
    .join(', '),
  price: visitPriceText(type),
});

const usualText = ({ city, price, veterinarians }: UsualPrice): string =>
  `${city ? `In ${city}` : 'Nearby'}, ${veterinarians} vets ask from ${price} zł (median).`;

/** What a visit is going to cost, from the vet's own prices, what that depends on, and what others in the city ask. */
export const estimateText = (type: Pick<VisitType, 'price'>, usual: UsualPrice | null = null): string =>
  [ownEstimate(type), usual && usualText(usual)].filter(Boolean).join(' ');

function ownEstimate({ price }: Pick<VisitType, 'price'>): string {
  if (!price) return 'This vet states no price for it. Ask the practice what it comes to.';
  const depends = 'Tests, medicines and vaccines that the visit turns out to need can be extra.';
  if (price.from === price.to) return `Expect ${priceText(price)}. ${depends}`;
  return `Expect ${priceText(price)}, depending on your pet’s size and what the visit shows. ${depends}`;
}

/** 'Vaccination, 20 min, 90–140 zł' of a booked visit, as it was then; null for one of no kind. */
export const bookedTypeText = (
  { type, duration }: { type?: (NamedType & Pick<VisitType, 'price'>) | null; duration: number },
  inWords?: (minutes: number) => string,
  reader?: TextLanguage,
): string | null => (type ? visitTypeText({ ...type, minutes: duration }, inWords, reader) : null);
