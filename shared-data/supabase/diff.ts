import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePlan, renderPlanFiles } from '@supabase/pg-delta';
import { createProject, load, readSql } from './tests/postgres/scratch.ts';
import { addressOf, startServer } from './tests/postgres/server.ts';

const pgDelta = fileURLToPath(new URL('cli/main.js', import.meta.resolve('@supabase/pg-delta')));

/**
 * The statements that lead from the migrations to the schemas; '' where both say the same. A rename is written as removed and
 * made anew; rows and settings of roles are not looked at.
 * @throws when a file of SQL fails.
 */
async function writeDifference(): Promise<string> {
  const server = await startServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'veto-diff-'));
  try {
    const [migrated, declared] = [await createProject(server.port), await createProject(server.port)];
    await load(server.port, migrated, readSql('migrations'));
    await load(server.port, declared, readSql('schemas'));
    const plan = path.join(folder, 'plan.json');
    const at = (project: string) => addressOf('postgres', server.port, project);
    const between = ['--source', at(migrated), '--desired', at(declared)];
    execFileSync(process.execPath, [pgDelta, 'plan', ...between, '--renames', 'off', '--out', plan], { stdio: 'pipe' });
    const { files } = renderPlanFiles(parsePlan(readFileSync(plan, 'utf8')), { allowDrops: true });
    return files.map(({ contents }) => contents).join('\n');
  } finally {
    rmSync(folder, { recursive: true });
    await server.stop();
  }
}

const name = process.argv[2] ?? '';
if (!/^[a-z0-9_]+$/.test(name)) throw new Error('Name the change, as in: pnpm db:diff add_opening_remark');
const statements = await writeDifference();
if (statements === '') {
  process.stdout.write('Schemas and migrations say the same.\n');
} else {
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = path.join(import.meta.dirname, 'migrations', `${moment}_${name}.sql`);
  writeFileSync(file, statements);
  process.stdout.write(`Please read ${path.relative('.', file)}.\n`);
}
