import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { count, milliseconds, percentile } from './figures.ts';
import { QUESTIONS } from './questions.ts';
import { machine, publishSection, table } from './section.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '60' },
    veterinarians: { type: 'string', default: '100000' },
  },
});

/** Asked before the clock counts: the caches are warm then. */
const WARM_UP = 5;

// Read by the services as they load.
Object.assign(process.env, { EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' });
const { generateVeterinarians } = await import('../../shared-data/backend/generate-veterinarians.ts');
const { openCopy } = await import('../../shared-data/supabase/tests/postgres/open-services.ts');
const { startServer } = await import('../../shared-data/supabase/tests/postgres/server.ts');
const { testServices } = await import('../../shared-data/supabase/tests/test-services.ts');

type Connection = Parameters<typeof generateVeterinarians>[0];

const files = await mkdtemp(join(tmpdir(), 'veto-queries-'));
try {
  const measuredOn = machine();
  const answered = await onPostgres();
  await publishSection({
    title: 'What the database answers',
    about: `${count(Number(values.veterinarians))} listed veterinarians, one question at a time on one connection, without the network and the API before it;
${values.runs} runs of each with other words, cities and areas, caches warm.`,
    machine: measuredOn,
    body: [
      table(
        ['question', 'p50', 'p95'],
        QUESTIONS.map(({ what }) => [
          what,
          ...[0.5, 0.95].map((share) => milliseconds(percentile(answered[what] ?? [], share))),
        ]),
      ),
    ],
  });
} finally {
  await rm(files, { recursive: true, force: true });
}

async function onPostgres() {
  const { stop, ...server } = await startServer();
  const opened = await openCopy(server, testServices(files));
  try {
    return await ask(opened.connection);
  } finally {
    await opened.close();
    await stop();
  }
}

/** How long each question took, run by run, in ms. */
async function ask(connection: Connection): Promise<Record<string, number[]>> {
  console.log(`Generating ${values.veterinarians} veterinarians …`);
  await generateVeterinarians(connection, Number(values.veterinarians));
  const times: Record<string, number[]> = {};
  for (const { what, sql } of QUESTIONS) {
    const taken: number[] = [];
    for (let run = 0; run < WARM_UP + Number(values.runs); run += 1) {
      const statement = sql(run);
      const began = performance.now();
      await connection.query(statement);
      taken.push(performance.now() - began);
    }
    times[what] = taken.slice(WARM_UP);
    console.log(`${what}, ${percentile(times[what], 0.95).toFixed(0)} ms p95`);
  }
  return times;
}
