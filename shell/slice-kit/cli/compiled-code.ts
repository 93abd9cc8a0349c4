import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { repository } from '../releases/repository.ts';

const FOLDER = join(repository, 'node_modules/.cache/veto-compiled');

/**
 * Lets this process and those that it starts keep what Node compiles, TypeScript too, and take it from there the next time.
 * An entry counts only for the bytes that it was made of. Where the folder cannot be written, nothing is kept.
 */
export function keepCompiledCode(): void {
  process.env.NODE_COMPILE_CACHE ??= FOLDER;
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
