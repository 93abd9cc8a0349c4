import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What each command measures, one after the other, each in a process of its own. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  bench: ['composition'],
  'bench:pages': ['bytes', 'lighthouse', 'presses'],
  'bench:scale': ['scale', 'queries'],
  'bench:releases': ['release-times'],
  'bench:load': ['load', 'attacks', 'memory', 'fuzz'],
  'bench:kills': ['kills'],
  'bench:peers': ['peers/compare'],
};

/** `run-bench.ts bench:pages [presses --runs 1]`: all measurements of a command, or one with its options. */
const [command = '', ...rest] = process.argv.slice(2);
const all = COMMANDS[command] ?? [];
const [one = ''] = rest;
const chosen = all.includes(one) ? [one] : all;
const options = all.includes(one) ? rest.slice(1) : rest;
if (chosen.length === 0 || (options.length > 0 && chosen.length > 1)) {
  console.error(`Name one of ${all.join(', ') || Object.keys(COMMANDS).join(', ')} before its options.`);
  process.exit(1);
}
for (const part of chosen) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${part}.ts`), ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
