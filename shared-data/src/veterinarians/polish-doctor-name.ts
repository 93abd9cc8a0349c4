import { VET } from './doctor-name.ts';

/** A chair, and a doctorate as it is written out: 'dr hab.', 'dr n. wet.', 'dr nauk wet.', 'Dr. med. vet.' of Germany. */
const DEGREE = /^(?:prof\.|dr\.? (?:hab|(?:(?:n|med)\.?|nauk)? ?[vw]et[. ]|n\. ?med))/i;

/** A name with a vet's title, and no other, in front of it; a doctorate and a chair stay. */
export function titled(title: string, fullName: string): string {
  const name = fullName.trim();
  return DEGREE.test(name) ? name : `${title} ${name.replace(/^dr(?:\. ?| )/i, '').replace(VET, '')}`;
}

/** The same in Polish: 'lek. wet. Anna Nowak'. A doctorate and a chair stay: 'dr n. wet. Piotr Wójcik'. */
export const polishDoctorName = (fullName: string): string => titled('lek. wet.', fullName);
