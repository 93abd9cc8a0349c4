import { formatTime24, todayInWarsaw } from '@veto/shared-data/calendar';
import { licenceWordsInPolish } from '@veto/shared-data/licence';
import { type RowFreeDays, resultRow } from '@veto/shared-data/result-row';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { useLanguage } from '@veto/slice-kit';
import { useVisitWords, type VisitWords } from '../appointments/visit-words.ts';

type Row = ReturnType<typeof resultRow>;
type Days = Extract<Row['times'], { days: unknown }>;
type Note = Extract<Row['times'], { note: string }>;

/** The search's row of a vet in the language of the page. */
export function useRow(card: VeterinarianCard, freeDays: RowFreeDays, measuredFrom: string | null | undefined): Row {
  const isPolish = useLanguage() === 'pl';
  const words = useVisitWords();
  const row = resultRow(card, freeDays, { measuredFrom });
  return isPolish ? inPolish(row, card, measuredFrom, words) : row;
}

function inPolish(row: Row, card: VeterinarianCard, from: string | null | undefined, words: VisitWords): Row {
  const { say, doctor, specialty, dates } = words;
  const { distanceKm, priceFrom, nextSlot } = card;
  const name = doctor(card.name);
  const place = card.clinicName ? `${card.clinicName}, ${card.city}` : card.location;
  const kilometres = distanceKm?.toLocaleString('pl', { maximumFractionDigits: 1 }) ?? '';
  const away = from
    ? say('{kilometres} km from {place}', { kilometres, place: from })
    : say('{kilometres} km from you', { kilometres });
  const { availability } = row.vet;
  return {
    ...row,
    vet: {
      ...row.vet,
      name,
      specialty: specialty(card.specialty) ?? '',
      location: kilometres ? `${place}, ${away}` : place,
      availability: availability && {
        ...availability,
        label:
          availability.soonness === 'later' && nextSlot
            ? say('Next: {when}', { when: dates.day(nextSlot.date) })
            : say(availability.label),
      },
    },
    price: priceFrom === null ? undefined : say('from {price} zł', { price: priceFrom }),
    treatsLabel: say('Treats {animals}', {
      animals: card.treats.map((animal) => say(animal).toLowerCase()).join(', '),
    }),
    licence: licenceWordsInPolish(card.licenceCheckedOn),
    times: timesInPolish(row.times, name, words),
  };
}

function timesInPolish(times: Row['times'], name: string, words: VisitWords): Row['times'] {
  if (!times || times === 'loading') return times;
  return 'days' in times ? daysInPolish(times, name, words) : noteInPolish(times, name, words);
}

function daysInPolish({ days, label, closedLabel }: Days, name: string, { say, dates }: VisitWords): Days {
  const spoken = (date: string) => (date === todayInWarsaw() ? say('today') : dates.day(date));
  return {
    label: say(label),
    closedLabel: say(closedLabel),
    days: days.map((day) => ({
      ...day,
      weekday: day.today ? say('Today') : dates.slots.weekday(day.date),
      day: dates.monthAndDay(day.date),
      times: day.times.map((time) => ({ ...time, label: `${name}, ${spoken(day.date)}, ${time.text}` })),
      ...(day.more && {
        more: {
          ...day.more,
          text: say('{number} more', { number: countIn(day.more.text) }),
          label: `${name}, ${spoken(day.date)}, ${say('{number} more', { number: countIn(day.more.text) })}`,
        },
      }),
    })),
  };
}

/** '+6' of '+6 more'. */
const countIn = (text: string) => text.split(' ')[0] ?? '';

function noteInPolish({ note, slot }: Note, name: string, { say, dates }: VisitWords): Note {
  const at = slot?.slot;
  if (!slot || !at?.time) return { note: say(note) };
  const text = say('Next: {when}', { when: `${dates.day(at.date)}, ${formatTime24(at.time)}` });
  return { note: say(note), slot: { ...slot, text, label: `${text}, ${name}` } };
}
