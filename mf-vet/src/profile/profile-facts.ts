import type { Profile } from '@veto/shared-data/profiles';
import { specialtyLabel } from '@veto/shared-data/vocabulary';

export type Fact = [label: string, value: string];

/** What the dashboard shows of a profile, and the labels of what is not filled in, in English. */
export interface ProfileFacts {
  person: Fact[];
  clinic: Fact[];
  missing: string[];
}

/** `email` is the address of the session: a vet's profile holds none. */
export function profileFacts(profile: Profile, email: string | undefined): ProfileFacts {
  const years = profile.yearsOfExperience;
  const person: Field[] = [
    ['Full Name', profile.fullName],
    ['Email', email],
    ['Specialty', profile.specialty && specialtyLabel(profile.specialty)],
    ['Years of Experience', years === null ? null : String(years)],
    ['Education', profile.education],
    ['About', profile.description],
  ];
  const clinic: Field[] = [
    ['Clinic Name', profile.clinicName],
    ['Phone', profile.phone],
    ['Address', profile.address],
    ['City', profile.city],
    ['Website', profile.website],
  ];
  return {
    person: given(person),
    clinic: given(clinic),
    missing: [...person, ...clinic].filter(([, value]) => !value).map(([label]) => label),
  };
}

type Field = [label: string, value: string | null | undefined];
const given = (fields: Field[]) => fields.flatMap(([label, value]) => (value ? [[label, value] satisfies Fact] : []));

/** What a profile still lacks before pet owners can find it, in English; empty when it is listed. */
export function missingForListing(profile: Profile): string[] {
  const needed: [string, string | null][] = [
    ['your name', profile.fullName],
    ['your city', profile.city],
    ['your specialty', profile.specialty],
  ];
  return needed.filter(([, value]) => !value).map(([what]) => what);
}
