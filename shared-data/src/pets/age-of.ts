import { inWarsaw, todayInWarsaw } from '../calendar/index.ts';
import type { Pet } from './pets.schema.ts';

const counted = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]);

/** '2 years, 6 months' on a day, of somebody born on another. The database says the same in passports. */
export function ageInWords(birthday: string, today: string): string {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const months = (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0);
  if (months < 1) return 'under a month';
  return [...counted(Math.floor(months / 12), 'year'), ...counted(months % 12, 'month')].join(', ');
}

/** How old a pet is, or was when it died: by its birthday, else as its owner once wrote it; null where neither is known. */
export function ageOf(pet: Pick<Pet, 'birthday' | 'age' | 'rememberedSince'>, today = todayInWarsaw()): string | null {
  if (!pet.birthday) return pet.age;
  return ageInWords(pet.birthday, pet.rememberedSince ? inWarsaw(pet.rememberedSince).date : today);
}
