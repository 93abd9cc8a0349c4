import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** Ends by itself after so many milliseconds. */
const watchingFor = (patience: number) => `
  const { watchLaunchers } = await import(${JSON.stringify(new URL('./launchers.ts', import.meta.url).href)});
  await watchLaunchers(() => { console.log('gone'); process.exit(); }, 50);
  setTimeout(() => { console.log('still here'); process.exit(); }, ${patience});
  console.log('up ' + process.pid);
`;

/** A shell with this name for its first argument, and below it a process that watches its launchers. */
function startBelow(name: string, patience = 10_000) {
  const script = '"$1" --disable-warning=ExperimentalWarning --input-type=module -e "$2"; true';
  const launcher = spawn('sh', ['-c', script, name, process.execPath, watchingFor(patience)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  launcher.stdout.on('data', (chunk) => {
    printed += chunk;
    if (printed.includes('up')) launcher.kill('SIGKILL');
  });
  return once(launcher.stdout, 'close').then(() => printed);
}

it('notices that the package manager above the shell was killed', async () => {
  expect(await startBelow('pnpm')).toContain('gone');
});

it('lets whoever started it without a package manager go', async () => {
  expect(await startBelow('some-shell', 500)).toContain('still here');
});
