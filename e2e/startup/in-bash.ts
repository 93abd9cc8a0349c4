import { type ExecFileException, type ExecFileOptions, execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';

/** Characters of the output of what failed. */
const MOST_SAID = 8_000;

/** Runs lines of a shell that end at the first failure, and resolves with what they print. @throws Error with the last that they printed. */
export async function inBash(lines: string, options: Pick<ExecFileOptions, 'cwd' | 'env'>): Promise<string> {
  const run = promisify(execFile)('bash', ['-e', '-c', lines], { ...options, maxBuffer: 1e8 });
  const { stdout, stderr } = await run.catch(({ message, stdout = '' }: ExecFileException) => {
    throw new Error(`${message}\n${stripVTControlCharacters(stdout).slice(-MOST_SAID)}`);
  });
  return stripVTControlCharacters(stdout + stderr);
}
