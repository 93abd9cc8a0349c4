import { vi } from 'vitest';
import { runCommand } from './run-command.ts';

/** Runs `slice` as a team does; resolves with its exit code and what it printed. */
export async function slice(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: unknown[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => lines.push(line));
  const code = await runCommand(args);
  return { code, output: lines.join('\n') };
}
