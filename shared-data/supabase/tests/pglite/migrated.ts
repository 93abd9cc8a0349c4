import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that holds a migrated database with nobody in it. */
    migrated: string;
  }
}

/**
 * Runs once before the tests of the project `database`: migrates a database, which each of their files begins with
 * instead of migrating its own (5 s). What it returns runs after them.
 */
export default async function provideMigrated(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'veto-migrated-'));
  // Read by the embedded services as they load.
  Object.assign(process.env, { EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' });
  const { dumpMigrated } = await import('../../../backend/app.ts');
  const { testServices } = await import('../test-services.ts');
  const file = path.join(folder, 'migrated.tar');
  writeFileSync(file, await dumpMigrated(testServices(folder)));
  project.provide('migrated', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
