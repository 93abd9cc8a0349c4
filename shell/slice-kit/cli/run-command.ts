import { CommanderError } from '@commander-js/extra-typings';
import { ToolError } from '../releases/tool-error.ts';
import { commandLine } from './command-line.ts';

/** Runs a command and says what came of it; resolves with the exit code. */
export async function runCommand(args: string[]): Promise<number> {
  let exitCode = 0;
  const slice = commandLine(args, async (ended) => {
    exitCode = await ended;
  });
  try {
    await slice.parseAsync(args.length > 0 ? args : ['help'], { from: 'user' });
    return exitCode;
  } catch (error) {
    // What it has to say is said.
    if (error instanceof CommanderError) return error.exitCode;
    console.error(isForThePerson(error) ? error.message : error);
    return 1;
  }
}

/** A fault of this program is shown with its stack instead. */
function isForThePerson(error: unknown): error is Error {
  return error instanceof ToolError || (error instanceof Error && 'syscall' in error);
}
