import type { BrowserContext, Page, Request } from '@playwright/test';
import { expectDataProblems } from '../fixtures/broken-answers.ts';
import { withoutAnswers } from '../fixtures/documents-without-answers.ts';
import { expect, test } from '../fixtures/test.ts';

/** A request and its two repetitions; then the screen says what happened and offers to try again. */
const MOST_REQUESTS = 3;
const WATCHED_MS = 10_000;

/** By who looks: of each slice a screen, with those that ask again by themselves. Every screen has a story that fails. */
const SCREENS = {
  'signed-out': ['/', '/map-search'],
  owner: ['/appointments/new?veterinarianId=:vet', '/messages'],
  veterinarian: ['/for-vets/calendar'],
};

/** Whom the page belongs to is read by the shell: without it there would be no screen to look at. */
const isAboutTheSession = (url: URL) => url.searchParams.get('select')?.includes('user_type') ?? false;

function isQuestion(request: Request): boolean {
  const url = new URL(request.url());
  return url.pathname.startsWith('/rest/v1/') && !isAboutTheSession(url);
}

/** Lets the database fail from here on, and counts how often each page asks for the same. */
async function failAndCount(context: BrowserContext): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const nameOf = (request: Request) =>
    [
      // A screen, though two of one path are open: their tabs are in the address.
      request.frame().page().url(),
      request.method(),
      new URL(request.url()).pathname,
      new URL(request.url()).search,
      request.postData() ?? '',
    ].join(' ');
  await withoutAnswers(context);
  await context.route('**/rest/v1/**', (route) => {
    const request = route.request();
    if (isAboutTheSession(new URL(request.url()))) return route.fallback();
    counts.set(nameOf(request), (counts.get(nameOf(request)) ?? 0) + 1);
    return route.fulfill({ status: 500, json: { message: 'deadlock detected', code: '40P01' } });
  });
  return counts;
}

test.beforeEach(({ problems }) => expectDataProblems(problems));

// How often one question is asked: query-client.test.ts. That no page asks it anew: each page's story `Failed`. Here: both together.
test('no screen repeats a request that fails', async ({ newVisitor, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const everybody: Map<string, number>[] = [];
  let last: Page | undefined;
  for (const [visitor, screens] of Object.entries(SCREENS)) {
    const first = await newVisitor();
    if (visitor !== 'signed-out') await signIn(visitor === 'owner' ? owner : vet, first);
    const context = first.context();
    const counts = await failAndCount(context);
    everybody.push(counts);
    // One at a time, however long each takes; those before it stay open and are watched meanwhile.
    for (const screen of screens) {
      last = await context.newPage();
      const asked = last.waitForRequest(isQuestion);
      await last.goto(screen.replace(':vet', vet.id));
      await asked;
    }
  }
  // Watched, not waited for: what must not come has no sign of its own.
  await last?.waitForTimeout(WATCHED_MS);
  for (const counts of everybody) expect([...counts].filter(([, count]) => count > MOST_REQUESTS)).toEqual([]);
});
