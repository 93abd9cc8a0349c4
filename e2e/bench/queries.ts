import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Connection, timeAnswer } from './ask-database.ts';
import { count, median, milliseconds, percentile } from './figures.ts';
import { JOBS, PEOPLE_QUESTIONS } from './people-questions.ts';
import { QUESTIONS, type Question } from './questions.ts';
import { machine, publishSection, table } from './section.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '25' },
    veterinarians: { type: 'string', multiple: true, default: ['50', '5000', '100000'] },
    /** Seconds for which ten connections search. */
    seconds: { type: 'string', default: '20' },
  },
});

/** Asked before the clock counts: the caches are warm then. */
const WARM_UP = 5;
const CONNECTIONS = 10;
/** What the backend does beside the questions. */
const EACH_MINUTE = 'select private.keep_counts()';
const AS_IT_GOES = `do $$ begin loop exit when private.refresh_stale_slots() = 0; commit; end loop; end $$`;

// Read by the services as they load.
Object.assign(process.env, { EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' });
const { generateLives } = await import('../../shared-data/backend/generate-lives.ts');
const { openCopy } = await import('../../shared-data/supabase/tests/postgres/open-services.ts');
const { startServer } = await import('../../shared-data/supabase/tests/postgres/server.ts');
const { testServices } = await import('../../shared-data/supabase/tests/test-services.ts');

interface Size {
  veterinarians: number;
  connection: Connection;
  /** Milliseconds of each run, by question. */
  answers: Map<Question, number[]>;
  /** The same of all searches, asked by ten connections. */
  beside: number[];
}

const ALL = [...QUESTIONS, ...PEOPLE_QUESTIONS, ...JOBS];
const SEARCHES = QUESTIONS.filter(({ sql }) => sql(0).includes('search_veterinarians'));

const files = await mkdtemp(join(tmpdir(), 'veto-queries-'));
const { stop, ...server } = await startServer();
const opened: Awaited<ReturnType<typeof openCopy>>[] = [];
try {
  const sizes: Size[] = [];
  for (const veterinarians of values.veterinarians.map(Number)) {
    console.log(`Generating ${count(veterinarians)} veterinarians and their lives …`);
    const copy = await openCopy(server, testServices(files));
    opened.push(copy);
    await generateLives(copy.connection, veterinarians);
    await copy.connection.exec(AS_IT_GOES);
    await copy.connection.exec('vacuum analyze');
    sizes.push({ veterinarians, connection: copy.connection, answers: new Map(), beside: [] });
  }
  const measuredOn = machine();
  for (const question of ALL) await ask(question, sizes);
  for (const size of sizes) size.beside = await searchBeside(size.connection, Number(values.seconds) * 1000);
  await publish(sizes, measuredOn);
} finally {
  for (const { close } of opened) await close();
  await stop();
  await rm(files, { recursive: true, force: true });
}

async function ask(question: Question, sizes: readonly Size[]): Promise<void> {
  for (const { connection, answers } of sizes) {
    const taken: number[] = [];
    await connection.exec(EACH_MINUTE);
    for (let run = 0; run < WARM_UP + Number(values.runs); run += 1)
      taken.push(await timeAnswer(connection, question, run));
    answers.set(question, taken.slice(WARM_UP));
  }
  console.log(
    `${question.what}: ${sizes.map(({ answers }) => milliseconds(median(answers.get(question) ?? []))).join(', ')}`,
  );
}

async function searchBeside(connection: Connection, ms: number): Promise<number[]> {
  const taken: number[] = [];
  await connection.exec(EACH_MINUTE);
  const until = performance.now() + ms;
  let run = 0;
  const search = async () => {
    while (performance.now() < until) {
      run += 1;
      taken.push(await timeAnswer(connection, SEARCHES[run % SEARCHES.length] as Question, run));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, search));
  return taken;
}

async function publish(sizes: readonly Size[], measuredOn: string): Promise<void> {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) return;
  const middle = ({ answers }: Size, question: Question) => median(answers.get(question) ?? []);
  const p95 = (answers: readonly number[] = []) => percentile(answers, 0.95);
  await publishSection({
    title: 'What the database answers',
    about: `${ALL.length} questions of pages and jobs, one at a time on one connection, without the network and the API before it; medians of
${values.runs} runs with other people, words, cities and areas, caches warm. Three pets and ten visits of each veterinarian.`,
    machine: measuredOn,
    body: [
      table(
        ['question', ...sizes.map(({ veterinarians }) => count(veterinarians)), 'p95', '÷'],
        [
          ...ALL.map((question) => [
            question.what,
            ...sizes.map((size) => inTenths(middle(size, question))),
            inTenths(p95(largest.answers.get(question))),
            (middle(largest, question) / middle(smallest, question)).toFixed(2),
          ]),
          [
            `any search, p95 of ${CONNECTIONS} connections`,
            ...sizes.map(({ beside }) => inTenths(p95(beside))),
            inTenths(p95(largest.beside)),
            (p95(largest.beside) / p95(smallest.beside)).toFixed(2),
          ],
        ],
      ),
    ],
  });
}

function inTenths(ms: number): string {
  return `${ms.toFixed(1)} ms`;
}
