/** What every veterinarian of Poland may write before the name, as they write it: 'lek.wet.', 'lekarz weterynarii'. */
const VET = /^lek(?:\.|arz)? ?wet(?:\. ?|(?:erynarii)? )/i;

/**
 * How a veterinarian is addressed: 'Dr. Anna Nowak', also of 'lek. wet. Anna Nowak'; as the profile has it where the name begins
 * with 'dr' or 'prof.'; 'Dr. Unknown' without a name.
 */
export function doctorName(fullName: string | null | undefined): string {
  const name = fullName?.trim().replace(VET, '') || 'Unknown';
  return /^(?:dr|prof)[. ]/i.test(name) ? name : `Dr. ${name}`;
}

/** A name with a vet's title, and no other, in front of it; a doctorate and a chair stay. */
export function titled(title: string, fullName: string): string {
  const name = fullName.trim();
  return /^(?:prof\.|dr\.? (?:hab|n\. ?wet))/i.test(name)
    ? name
    : `${title} ${name.replace(/^dr(?:\. ?| )/i, '').replace(VET, '')}`;
}

/** The same in Polish: 'lek. wet. Anna Nowak'. A doctorate and a chair stay: 'dr n. wet. Piotr Wójcik'. */
export const polishDoctorName = (fullName: string): string => titled('lek. wet.', fullName);
