import { TEXT_LANGUAGES, type TextLanguage } from '@veto/shared-data/own-texts';
import type { Profile } from '@veto/shared-data/profiles';
import { specialtyLabel } from '@veto/shared-data/vocabulary';

/** Of a text in a further language, with that. */
export type Fact = [label: string, value: string, language?: TextLanguage];

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
  ];
  const about = aboutIn(profile);
  const clinic: Field[] = [
    ['Clinic Name', profile.clinicName],
    ['Phone', profile.phone],
    ['Address', profile.address],
    ['City', profile.city],
    ['Website', profile.website],
  ];
  return {
    person: [...given(person), ...about],
    clinic: given(clinic),
    missing: [...person, ['About', about[0]?.[1]] satisfies Field, ...clinic]
      .filter(([, value]) => !value)
      .map(([label]) => label),
  };
}

/** In each language; which one it is, is said where there are several. */
function aboutIn({ description, writtenIn, descriptionIn }: Profile): Fact[] {
  const others = TEXT_LANGUAGES.flatMap((language): Fact[] => {
    const text = descriptionIn[language];
    return text ? [['About', text, language]] : [];
  });
  if (!description) return others;
  return [others.length > 0 && writtenIn ? ['About', description, writtenIn] : ['About', description], ...others];
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
