import { type Language, sayIn } from '@veto/slice-kit';
import { doctorIn } from '../appointments/visit-words.ts';

export function personName(
  { fullName, isVeterinarian }: { fullName: string | null; isVeterinarian: boolean },
  language: Language = 'en',
): string {
  return isVeterinarian ? doctorIn(language, fullName) : (fullName ?? sayIn(language)('Pet owner'));
}
