import { addDays, type Format, formatShortDate } from '../calendar/index.ts';
import { protectsAgainst } from '../health/vaccines.ts';
import { readMicrochip } from '../pets/microchip.ts';
import { inEnglish, type SaySentence } from '../typed/say.ts';

/** One condition: fulfilled, not fulfilled, or unknown, because the record does not say. */
export interface TravelCondition {
  state: 'yes' | 'no' | 'ask';
  text: string;
}

export interface TravelRecord {
  type: string;
  microchipNumber: string | null;
  /** 'YYYY-MM-DD'; null where it is unknown. */
  birthday?: string | null | undefined;
  vaccinations: readonly { product: string; vaccine?: string | null; givenOn: string; nextDueOn: string | null }[];
}

/** How a language says the conditions and writes their days. */
export interface TravelWords {
  say: SaySentence;
  day: Format;
}

const ENGLISH: TravelWords = { say: inEnglish, day: formatShortDate };

/** The law that the conditions come from. */
export const TRAVEL_LAW = {
  name: 'Delegated Regulation (EU) 2026/131, in force since April 22, 2026',
  href: 'https://eur-lex.europa.eu/eli/reg_del/2026/131/oj',
} as const;

const TRAVELLERS = ['dog', 'cat', 'ferret'];
/** In days. */
const LEAST_AGE = 12 * 7;
const WAIT = 21;

/**
 * Whether a dog, cat or ferret may travel in the EU by its record on a day, 'YYYY-MM-DD', condition by condition; null for other
 * animals. The record never says when the chip was given, so that one condition always stays a question to the vet.
 */
export function euTravel(record: TravelRecord, today: string, words = ENGLISH): TravelCondition[] | null {
  if (!TRAVELLERS.includes(record.type.trim().toLowerCase())) return null;
  const { say } = words;
  const rabies = record.vaccinations
    .filter((entry) => protectsAgainst(entry).has('rabies'))
    .toSorted((one, other) => other.givenOn.localeCompare(one.givenOn) || dueFirst(one, other));
  const chip = chipCondition(record.microchipNumber, say);
  if (rabies.length === 0) return [chip, ask(say('No vaccination against rabies is in the record.'), say)];
  const { birthday } = record;
  // One that came too early counts for nothing, so that the next one is the first.
  const counted = birthday ? rabies.filter(({ givenOn }) => givenOn >= addDays(birthday, LEAST_AGE)) : rabies;
  const [latest] = counted;
  if (!latest) return [chip, no(say('It was younger than 12 weeks when it was vaccinated against rabies.'))];
  return [
    chip,
    birthday
      ? yes(say('It was at least 12 weeks old when it was vaccinated against rabies.'))
      : ask(
          say('It has to be 12 weeks old when it is vaccinated against rabies. Its birthday is not in the record.'),
          say,
        ),
    validCondition(latest, today, words),
    counted.some((before) => isBooster(latest, before))
      ? yes(say('The last vaccination against rabies was a booster in time.'))
      : waitCondition(addDays(latest.givenOn, WAIT), today, words),
  ];
}

type Given = TravelRecord['vaccinations'][number];

/** Of one vaccination that two people entered, what ends sooner counts. */
const dueFirst = (one: Given, other: Given) => (one.nextDueOn ?? '9').localeCompare(other.nextDueOn ?? '9');

/**
 * Whether one was given while another was valid, which is from 21 days after it on (Regulation (EU) No 576/2013, Annex III, 2(e)
 * and (f)): a second entry of the same vaccination is no booster.
 */
const isBooster = (latest: Given, { givenOn, nextDueOn }: Given) =>
  nextDueOn !== null && addDays(givenOn, WAIT) <= latest.givenOn && latest.givenOn <= nextDueOn;

const yes = (text: string): TravelCondition => ({ state: 'yes', text });
const no = (text: string): TravelCondition => ({ state: 'no', text });
const ask = (text: string, say: SaySentence): TravelCondition => ({
  state: 'ask',
  text: `${text} ${say('Ask your vet.')}`,
});

function chipCondition(microchip: string | null, say: SaySentence): TravelCondition {
  const { number, problem } = readMicrochip(microchip ?? '');
  if (number === '' || problem) return ask(say('No microchip number is in the record.'), say);
  return ask(
    say('The chip has to be given before the vaccination against rabies. The record does not say when it was.'),
    say,
  );
}

function validCondition(
  { nextDueOn }: { nextDueOn: string | null },
  today: string,
  { say, day }: TravelWords,
): TravelCondition {
  if (!nextDueOn) return ask(say('The record does not say until when the vaccination against rabies is valid.'), say);
  return nextDueOn >= today
    ? yes(say('The vaccination against rabies is valid until {day}.', { day: day(nextDueOn) }))
    : no(say('The vaccination against rabies was valid until {day}.', { day: day(nextDueOn) }));
}

function waitCondition(from: string, today: string, { say, day }: TravelWords): TravelCondition {
  return today >= from
    ? yes(say('21 days have passed since the vaccination against rabies.'))
    : no(say('21 days have to pass after the vaccination against rabies: from {day} on.', { day: day(from) }));
}
