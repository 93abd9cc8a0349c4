import type { Profile } from '@veto/shared-data/profiles';
import { specialtyLabel } from '@veto/shared-data/vocabulary';

export type Fact = [label: string, value: string];

/** What the dashboard shows of a profile, and the labels of what is not filled in. */
export interface ProfileFacts {
  given: Fact[];
  missing: string[];
}

/** `email` is the address of the session: a vet's profile holds none. */
export function profileFacts(profile: Profile, email: string | undefined): ProfileFacts {
  const years = profile.yearsOfExperience;
  const facts: [string, string | null | undefined][] = [
    ['Full Name', profile.fullName],
    ['Email', email],
    ['Specialty', profile.specialty && specialtyLabel(profile.specialty)],
    ['Years of Experience', years === null ? null : String(years)],
    ['Education', profile.education],
    ['Clinic Name', profile.clinicName],
    ['Phone', profile.phone],
    ['Address', profile.address],
    ['City', profile.city],
    ['Website', profile.website],
    ['About', profile.description],
  ];
  return {
    given: facts.flatMap(([label, value]) => (value ? [[label, value] satisfies Fact] : [])),
    missing: facts.filter(([, value]) => !value).map(([label]) => label),
  };
}

/** What a profile still lacks before pet owners can find it; empty when it is listed. */
export function missingForListing(profile: Profile): string[] {
  const needed: [string, string | null][] = [
    ['your name', profile.fullName],
    ['your city', profile.city],
    ['your specialty', profile.specialty],
  ];
  return needed.filter(([, value]) => !value).map(([what]) => what);
}
