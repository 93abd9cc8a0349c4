/** What a request costs that is as dear as the limits allow. */
export interface RequestCost {
  what: string;
  /** Median, in milliseconds. */
  medianMs: number;
  status: number;
}

const RUNS = 9;
const names = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `${index} `.padEnd(length, 'ż'));

const SEARCH = '/rest/v1/rpc/search_veterinarians';
const REQUESTS: readonly { what: string; path: string; body?: object }[] = [
  { what: 'a page of the directory, for comparison', path: SEARCH, body: { page_size: 20 } },
  { what: 'a search for 200 characters', path: SEARCH, body: { query: 'ż'.repeat(200) } },
  {
    what: 'a search with three lists of 50 and a page of 100',
    path: SEARCH,
    body: {
      specialties: names(50, 40),
      pet_types: names(50, 40),
      availabilities: names(50, 40),
      page_size: 100,
    },
  },
  {
    what: 'all profiles with their reviews with their profiles',
    path: '/rest/v1/profiles?select=*,reviews!reviews_veterinarian_id_fkey(*,veterinarian:profiles!reviews_veterinarian_id_fkey(*))',
  },
  {
    what: 'forty conditions with six wildcards each',
    path: `/rest/v1/profiles?or=(${Array.from({ length: 40 }, (_, index) => `description.ilike.*a*e*i*o*${index}*`).join(',')})`,
  },
];

/** Measures what one visitor can make a site do with one request, each alone. */
export async function worstRequests(url: string): Promise<RequestCost[]> {
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
  const costs: RequestCost[] = [];
  for (const { what, path, body } of REQUESTS) {
    const times: number[] = [];
    let status = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = performance.now();
      const answer = await fetch(`${url}${path}`, {
        headers: { apikey: supabaseKey, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      times.push(performance.now() - startedAt);
      status = answer.status;
    }
    costs.push({ what, status, medianMs: times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0 });
  }
  return costs;
}
