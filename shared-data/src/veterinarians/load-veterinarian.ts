import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { isUuid } from '../boundary/index.ts';
import { toPractice } from '../profiles/offered-practice.ts';
import { loadWorkingHours } from '../schedule/index.ts';
import { DEFAULT_SERVICES } from '../vocabulary/index.ts';
import { FIGURES, figuresOf, figuresRow } from './public-figures.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';
import { type ProfileRow, profileRow, toCard, type VeterinarianProfile } from './veterinarians.schema.ts';

const COLUMNS =
  'id, full_name, city, specialty, clinic_name, address, description, phone, profile_image_url, specialist_no, education, years_of_experience, website, services, pet_types, portrait, languages, home_visits, cat_only_waiting_room, written_in, description_in';

/** A smallint's digits at most. */
const SPECIALIST_NO = /^\d{1,4}$/;

/**
 * Reads a vet's public page by uuid, or by the number of a Polish static page; null when there is none, without asking
 * where the id can be nobody's.
 */
async function loadVeterinarian(id: string, signal: AbortSignal): Promise<VeterinarianProfile | null> {
  if (SPECIALIST_NO.test(id)) {
    const profile = await loadProfile('specialist_no', id, signal);
    return profile && assemble(profile, await loadFigures(profile.id, signal));
  }
  if (!isUuid(id)) return null;
  const [profile, figures] = await Promise.all([loadProfile('id', id, signal), loadFigures(id, signal)]);
  return profile && assemble(profile, figures);
}

function loadProfile(column: 'id' | 'specialist_no', value: string, signal: AbortSignal): Promise<ProfileRow | null> {
  return request(
    (client) => client.from('profiles').select(COLUMNS).eq('user_type', 'veterinarian').eq(column, value).maybeSingle(),
    z.nullable(profileRow),
    { signal },
  );
}

async function loadFigures(id: string, signal: AbortSignal) {
  const [stats, workingHours] = await Promise.all([loadStats(id, signal), loadWorkingHours(id, signal)]);
  return { stats, workingHours };
}

function assemble(
  profile: ProfileRow,
  { stats, workingHours }: Awaited<ReturnType<typeof loadFigures>>,
): VeterinarianProfile {
  const years = profile.years_of_experience ?? null;
  return {
    ...toCard({ ...profile, specialty: profile.specialty ?? 'General Practitioner', ...stats }),
    cityAndCountry: profile.city ? `${profile.city}, Poland` : 'Poland',
    education: profile.education,
    yearsOfExperience: years,
    experience: years === null ? null : `${years} ${years === 1 ? 'year' : 'years'}`,
    website: profile.website,
    services: profile.services?.length ? profile.services : [...DEFAULT_SERVICES],
    ...toPractice(profile),
    workingHours,
    writtenIn: profile.written_in ?? null,
    descriptionIn: profile.description_in,
  };
}

async function loadStats(id: string, signal: AbortSignal) {
  const stats = await request(
    (client) => client.from('vet_stats').select(FIGURES).eq('veterinarian_id', id).maybeSingle(),
    z.nullish(figuresRow),
    { signal },
  );
  return figuresOf(stats);
}

/** A vet's public page by id, or by the number of a Polish static page ('1'); null when there is none. */
export function useVeterinarian(id = '') {
  const asked = askedAs(useQueryClient(), id);
  return useQuery({
    queryKey: veterinarianKeys.detail(asked),
    queryFn: ({ signal }) => loadVeterinarian(asked, signal),
    enabled: asked !== '',
  });
}

/** The number of a vet whom the page has read by that: a part of it that knows the id asks nothing of its own. */
function askedAs(client: QueryClient, id: string): string {
  const read = client.getQueriesData<VeterinarianProfile>({ queryKey: veterinarianKeys.details });
  const byNumber = read.find(([key, data]) => data?.id === id && key.at(-1) !== id);
  return String(byNumber?.[0].at(-1) ?? id);
}
