import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));

/** What somebody may read: a sentence of at least three words. */
const isSentence = (text: string) => /^\p{Lu}\S*(?: \S+){2,}$/u.test(text);

/** What the database refuses with: whole, or with '%s' in the places of its values. */
function ofDatabase(): string[] {
  const messages = read('shared-data/supabase/schemas/*.sql').flatMap((sql) => [
    ...sql.matchAll(/message\s*=\s*(?:format\(\s*)?(case\b.*?\bend\b|'(?:[^']|'')*')/gs),
    // The quotas.
    ...sql.matchAll(/(?:execute function private\.\w+|perform private\.assert_within)\(([^;]*)/g),
  ]);
  return messages
    .flatMap(([, text = '']) => [...text.matchAll(/'((?:[^']|'')*)'/g)])
    .map(([, text = '']) => text.replaceAll("''", "'"));
}

/** What the services before it refuse with. */
const ofServices = () =>
  read('shared-data/backend/attempt-limits.ts')
    .concat(read('shared-data/backend/file-signature.ts'))
    .flatMap((source) => [...source.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, text = '']) => text));

/** A pattern of the sentence that the page gets. */
const asSaid = (text: string) =>
  new RegExp(
    `^${text
      .split('%s')
      .map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

/** Said without a Polish word, and why. */
const ENGLISH_ALONE: Record<string, readonly RegExp[]> = {
  'the pages of those who run the site are English': [
    /^Only administrators /,
    /^Please say in up to 1000 characters why\.$/,
    /^This report (?:is decided already|is already waiting for a decision|was not found)\.$/,
    /^This (?:review is about a visit of yours|is your own licence)\. Another administrator has to decide\.$/,
    /^The veterinarian has sent something else meanwhile\./,
    /^This licence is decided already\.$/,
    /^The document is gone\./,
    /^Another account has this number\.$/,
    /^This veterinarian has no checked licence\.$/,
    /^The day of the check cannot lie ahead\.$/,
    /^This telephone number is in the list already\.$/,
  ],
  'a booking sheet says each kind of refusal in words of its own (specialist-booking/polish.ts)': [
    /^There are already %s visits to come for this phone number\./,
    /^You have booked several visits today\./,
    /^This veterinarian (?:confirms guests|takes bookings only)/,
    /^Too many codes have been (?:sent|tried)\./,
    /^Too many (?:bookings without an account|visits have been moved) from your network\./,
    /^Please enter the code that was sent to you\.$/,
    /^Your visit could not be booked\. Please try again\.$/,
    /^Please enter your name, in at most 200 characters\.$/,
    /^Please write names without a web or mail address\.$/,
    /^Please say (?:for which animal the visit is|why the animal comes), in at most/,
  ],
  'the search of the directory is English, and the Polish one says its own': [/^Too many searches in a short time\./],
  'no page of ours sends it': [
    /^Please choose a moment that has a date\.$/,
    /^Holidays are listed for /,
    /^You can only book for yourself\.$/,
    /^A new appointment is always upcoming\.$/,
    /^Please (?:book one veterinarian|change one visit) at a time\.$/,
    /^Only the veterinarian (?:writes the note|can say that nobody came)/,
    /^The reason is given once,/,
    /^Say (?:from which date|whether )/,
    /^Free times are listed for /,
    /^Please ask for /,
    /^The secret of a link has /,
    /^A passport does not show this\.$/,
    /^Somebody is a carer or a sitter\.$/,
    /^An? (?:area|place) (?:is west|has a latitude)/,
    /^Only a veterinarian has these numbers\.$/,
    /^Numbers are given /,
    /^A text can be matched against /,
    /^Please choose at most 50 entries of a list\.$/,
    /^Please search for at most 200 characters\.$/,
    /^Veterinarians can be sorted by /,
    /^Please name at most 50 notifications\.$/,
    /^Only a person with a profile has a calendar /,
    /^An account keeps at most /,
  ],
};

const isExcepted = (text: string) => Object.values(ENGLISH_ALONE).some((these) => these.some((one) => one.test(text)));

const known: string[] = [];
for (const file of globSync(['shared-data/src/**/*.pl.ts', 'mf-*/src/**/*.pl.ts'], { cwd: ROOT })) {
  const catalogues: Record<string, object> = await import(join(ROOT, file));
  known.push(...Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)));
}

test('whatever the database and the services refuse with, a page says in Polish', () => {
  const refusals = [...new Set([...ofDatabase(), ...ofServices()])].filter(isSentence);
  expect(refusals.length).toBeGreaterThan(250);
  const unsaid = refusals
    .filter((text) => !isExcepted(text))
    .map((text) => ({ text, said: asSaid(text) }))
    .filter(({ said }) => !known.some((key) => said.test(key)));
  expect(unsaid.map(({ text }) => text)).toEqual([]);
});

test('no exception outlives its sentence', () => {
  const all = [...ofDatabase(), ...ofServices()];
  const idle = Object.values(ENGLISH_ALONE)
    .flat()
    .filter((one) => !all.some((text) => one.test(text)));
  expect(idle).toEqual([]);
});

test('each line that the database adds to the note of a visit has its Polish', () => {
  const [, body = ''] =
    /create function private\.note_of_visit\b.*?\$\$(.*?)\$\$/s.exec(
      read('shared-data/supabase/schemas/14_complete_visit.sql')[0] ?? '',
    ) ?? [];
  const lines = [...body.matchAll(/'(\p{Lu}[\w-]*: [a-z ]*|, [a-z ]+ )'/gu)].map(([, words = '']) => words);
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((words) => !known.some((key) => key.includes(`${words}{`)))).toEqual([]);
});
