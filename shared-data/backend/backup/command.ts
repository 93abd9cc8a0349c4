import path from 'node:path';
import pg from 'pg';
import { StartFailure } from '../data-folder.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '../../..');

interface Command {
  name: 'backup' | 'restore';
  /** Returns the sentence that ends it. */
  run(options: { file: string; dataDir: string; onProgress(text: string): void }): Promise<string>;
}

/** Runs `pnpm backup <file>` or `pnpm restore <file>`: sentences on the way, and 1 as exit code when it has failed. */
export async function runCommand({ name, run }: Command): Promise<void> {
  const files = process.argv.slice(2).filter((argument) => argument !== '--');
  const [named] = files;
  try {
    if (!named || files.length > 1) throw new StartFailure(`Name one file: pnpm ${name} veto-backup.tar.gz`);
    // pnpm runs a script in the checkout, wherever it was called.
    const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), named);
    const dataDir = path.resolve(process.env.VETO_DATA_DIR || path.join(CHECKOUT, '.veto'));
    console.log(await run({ file, dataDir, onProgress: (text) => console.log(text) }));
  } catch (error) {
    console.error(toldOf(error));
    process.exitCode = 1;
  }
}

/** What is printed: neither a row's values, which the database's own errors hold, nor a stack where a sentence says it. */
function toldOf(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return `The database refuses: ${error.message} (${error.code}).`;
  return error instanceof Error && (error instanceof StartFailure || 'syscall' in error) ? error.message : error;
}
