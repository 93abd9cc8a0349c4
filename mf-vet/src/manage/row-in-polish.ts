import { formatTime24, SLOTS_POLISH, todayInWarsaw } from '@veto/shared-data/calendar';
import { licenceWordsInPolish } from '@veto/shared-data/licence';
import type { resultRow } from '@veto/shared-data/result-row';
import { polishDoctorName, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import type { Say } from '@veto/slice-kit';

type Row = ReturnType<typeof resultRow>;
type SlotLink = Extract<
  Exclude<Row['times'], 'loading' | undefined>,
  { days: unknown }
>['days'][number]['times'][number];

/** The row by which owners find a vet, with its words in Polish; `row` is `resultRow` of the card. */
export function rowInPolish(card: VeterinarianCard, row: Row, say: Say, today = todayInWarsaw()): Row {
  const name = polishDoctorName(card.name);
  const spoken = (date: string) => (date === today ? 'dziś' : SLOTS_POLISH.shortDay(date));
  const link = (one: SlotLink): SlotLink => {
    const { date = '', time } = one.slot ?? {};
    return { ...one, label: `${name}, ${spoken(date)}${time ? `, ${formatTime24(time)}` : ''}` };
  };
  const { times } = row;
  return {
    ...row,
    vet: { ...row.vet, name, specialty: say(card.specialty) },
    price: card.priceFrom === null ? undefined : `od ${card.priceFrom} zł`,
    treatsLabel: `Leczone zwierzęta: ${card.treats
      .map((type) => say(type))
      .join(', ')
      .toLowerCase()}`,
    licence: licenceWordsInPolish(card.licenceCheckedOn),
    times:
      !times || times === 'loading'
        ? times
        : 'days' in times
          ? {
              label: 'Najbliższe wolne terminy',
              closedLabel: 'Brak wolnych terminów',
              days: times.days.map(({ more, ...day }) => {
                const [weekday = '', date = ''] = SLOTS_POLISH.shortDay(day.date).split(', ');
                return {
                  ...day,
                  weekday: day.today ? 'Dziś' : weekday,
                  day: date,
                  times: day.times.map(link),
                  ...(more && { more: { ...link(more), text: more.text.replace(' more', '') } }),
                };
              }),
            }
          : {
              note: say(times.note),
              ...(times.slot && { slot: { ...link(times.slot), text: next(times.slot, spoken) } }),
            },
  };
}

/** 'Najbliższy: pon., 23 lis, 15:30'. */
const next = ({ slot }: SlotLink, spoken: (date: string) => string) =>
  `Najbliższy: ${spoken(slot?.date ?? '')}, ${formatTime24(slot?.time ?? '')}`;
