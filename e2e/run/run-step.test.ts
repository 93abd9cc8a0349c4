import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runStep } from './run-step.ts';

test.runIf(process.platform === 'linux')(
  'a step that hangs is ended with all that it started, and says so',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'veto-step-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const step = { name: 'Hangs', cwd: folder, command: ['sh', '-c', 'sleep 9999 & echo $!; wait'] };
    const { outcome } = await runStep(step, folder, 6000);
    expect(outcome.passed).toBe(0);
    expect(outcome.failures).toMatchObject([{ where: 'ended with a signal' }]);
    expect(outcome.failures[0]?.says).toMatch(/It was ended, as it printed nothing for 0\.1 minutes\./);
    const child = Number((await readFile(join(folder, 'Hangs.log'), 'utf8')).split('\n')[0]);
    expect(child).toBeGreaterThan(0);
    await vi.waitFor(() => expect(stateOf(child)).not.toMatch(/^[RSD]/));
  },
);

/** As ps names it: R runs, S sleeps, Z has ended and nobody has asked how; '' where there is no such process. */
function stateOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
  } catch {
    return '';
  }
}
