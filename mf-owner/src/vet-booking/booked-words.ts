import { addDays, dateInWords } from '@veto/shared-data/calendar';
import type { MotifName } from '@veto/shared-ui/motif';
import { type SittingSpecies, speciesOf } from '@veto/shared-ui/species';

/** The heading over a ticket. A weekday says enough within a week; later than that it needs the date. */
export function seeYou(date: string, today: string): string {
  if (date === today) return 'See you today.';
  if (date === addDays(today, 1)) return 'See you tomorrow.';
  const { weekday, month, day } = dateInWords(date);
  return date < addDays(today, 7) ? `See you on ${weekday}.` : `See you on ${month} ${day}.`;
}

/** The animal that sits on the ticket; null for those that have no sitting drawing. */
export function sittingSpecies(petType: string): SittingSpecies | null {
  const species = speciesOf(petType);
  return species === 'dog' || species === 'cat' || species === 'rabbit' ? species : null;
}

const FOR_THE_WAY: Partial<Record<string, string>> = {
  dog: 'A leash, and a favorite treat for bravery',
  cat: 'A carrier, with a blanket that smells of home',
  rabbit: 'A carrier, with hay to nibble',
  bird: 'The small cage, with a cloth to cover it',
};

/** What an owner does well to bring to a visit. */
export function whatToBring({ petName, petType }: { petName: string; petType: string }): {
  motif: MotifName;
  text: string;
}[] {
  const wayThere = FOR_THE_WAY[speciesOf(petType) ?? ''] ?? 'A safe carrier';
  return [
    { motif: 'bone', text: wayThere },
    { motif: 'shield', text: 'The vaccination booklet' },
    { motif: 'vial', text: `Names of medicines ${petName} takes now` },
  ];
}
