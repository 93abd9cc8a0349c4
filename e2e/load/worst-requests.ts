import { seedId } from '../../shared-data/backend/seed/random.ts';
import { signIn } from './demo-session.ts';

/** What a request costs that is as dear as the limits allow. */
export interface RequestCost {
  what: string;
  medianMs: number;
  status: number;
}

const RUNS = 9;
const names = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `${index} `.padEnd(length, 'ż'));

/** A question that is as dear as the limits allow. */
export interface DearQuestion {
  what: string;
  path: string;
  /** What each time asks, counted from 0; none: a GET. */
  body?: (run: number) => object;
  /** As a veterinarian of the demo data. */
  signedIn?: true;
}

const LISTS = { specialties: names(50, 40), pet_types: names(50, 40), availabilities: names(50, 40) };
const SEARCH = '/rest/v1/rpc/search_veterinarians';
export const DEAR_QUESTIONS: readonly DearQuestion[] = [
  { what: 'a page of the directory, for comparison', path: SEARCH, body: () => ({ page_size: 20 }) },
  { what: 'a search for 200 characters', path: SEARCH, body: () => ({ query: 'ż'.repeat(200) }) },
  {
    what: 'a search with three lists of 50 and a page of 100',
    path: SEARCH,
    body: () => ({ ...LISTS, page_size: 100 }),
  },
  {
    what: 'all profiles with their reviews with their profiles',
    path: '/rest/v1/profiles?select=*,reviews!reviews_veterinarian_id_fkey(*,veterinarian:profiles!reviews_veterinarian_id_fkey(*))',
  },
  {
    what: 'forty conditions with six wildcards each',
    path: `/rest/v1/profiles?or=(${Array.from({ length: 40 }, (_, index) => `description.ilike.*a*e*i*o*${index}*`).join(',')})`,
  },
  {
    what: 'the numbers beside all filters, with three lists of 50',
    path: '/rest/v1/rpc/count_filter_options',
    body: () => LISTS,
  },
  {
    what: 'whom to call at night',
    path: '/rest/v1/rpc/emergency_contacts',
    body: () => ({ latitude: 52.2297, longitude: 21.0122, at: '2027-01-12T02:00:00Z' }),
  },
  {
    what: 'a hundred visits by phone',
    path: '/rest/v1/appointments',
    body: (run) => phoneVisits(100 + 10 * run, 100),
    signedIn: true,
  },
  {
    what: 'the free days of 50 veterinarians in a week',
    path: '/rest/v1/rpc/next_free_days',
    body: () => ({
      veterinarians: Array.from({ length: 50 }, (_, index) => seedId('veterinarian', index + 1)),
      days: 7,
    }),
  },
  {
    what: 'the nearest free times of a veterinarian in 60 days',
    path: '/rest/v1/rpc/nearest_free_slots',
    body: () => ({
      ...{ veterinarian: seedId('veterinarian', 1), wanted_time: '12:00', count: 20, minutes: 10 },
      wanted_date: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
    }),
  },
  {
    what: 'a search for eight words that nobody knows',
    path: SEARCH,
    body: () => ({ query: 'szczepeinee krolikkk warszwaa kotekkk pieessk chomikkk papuugg gryzonnie' }),
  },
  {
    what: 'everything beside everybody who is listed',
    path: '/rest/v1/profiles?select=*,reviews!reviews_veterinarian_id_fkey(*),working_hours(*),vet_stats(*),service_prices(*)',
  },
  { what: 'all that is kept about a vet', path: '/rest/v1/rpc/own_data', body: () => ({}), signedIn: true },
];

/** From so many days ahead on, where no demo visit is, twenty a day. */
function phoneVisits(daysAhead: number, count: number): object[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.now() + (daysAhead + Math.floor(index / 20)) * 86_400_000);
    const time = `${10 + Math.floor((index % 20) / 2)}:${index % 2 ? '30' : '00'}`;
    const caller = { booked_by: 'vet', client_name: 'Anna Lis', pet_name: 'Mruczek', pet_type: 'cat' };
    const when = { appointment_date: day.toISOString().slice(0, 10), appointment_time: time };
    return { ...caller, ...when, veterinarian_id: seedId('veterinarian', 1) };
  });
}

/** Measures what one visitor can make a site do with one request, each alone. */
export async function worstRequests(url: string): Promise<RequestCost[]> {
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
  const token = await signIn(url, supabaseKey, 'vet@veto.example');
  const costs: RequestCost[] = [];
  for (const { what, path, body, signedIn } of DEAR_QUESTIONS) {
    const times: number[] = [];
    let status = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = performance.now();
      const answer = await fetch(`${url}${path}`, {
        headers: {
          ...{ apikey: supabaseKey, 'content-type': 'application/json' },
          ...(signedIn && { authorization: `Bearer ${token}` }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body(run)) }),
      });
      await answer.arrayBuffer();
      times.push(performance.now() - startedAt);
      status = answer.status;
    }
    costs.push({ what, status, medianMs: times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0 });
  }
  return costs;
}
