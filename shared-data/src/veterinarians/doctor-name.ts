/** What every veterinarian of Poland may write before the name, as they write it: 'lek.wet.', 'lekarz weterynarii'. */
export const VET = /^lek(?:\.|arz)? ?wet(?:\. ?|(?:erynarii)? )/i;

/**
 * How a veterinarian is addressed: 'Dr. Anna Nowak', also of 'lek. wet. Anna Nowak'; as the profile has it where the name begins
 * with 'dr' or 'prof.'; 'Dr. Unknown' without a name.
 */
export function doctorName(fullName: string | null | undefined): string {
  const name = fullName?.trim().replace(VET, '') || 'Unknown';
  return /^(?:dr|prof)[. ]/i.test(name) ? name : `Dr. ${name}`;
}
