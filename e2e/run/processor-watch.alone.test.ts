import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ProcessorWatch } from './processor-watch.ts';

/** A program that is at work for so many seconds of processor. */
const busy = (seconds: number) =>
  `const used = () => process.cpuUsage().user + process.cpuUsage().system; while (used() < ${seconds}e6);`;
/** A program that starts another. */
const starts = (program: string, how: string) =>
  `require('node:child_process').${how}(process.execPath, ['-e', '${program}'])`;

async function runWatched(program: string): Promise<ProcessorWatch> {
  const watch = new ProcessorWatch();
  onTestFinished(() => watch.stop());
  await once(spawn(process.execPath, ['-e', program], { stdio: 'inherit' }), 'close');
  return watch;
}

describe.runIf(process.platform === 'linux')('processor seconds', () => {
  test.each([
    ['a program', busy(1.5)],
    ['its child', starts(busy(1.5), 'spawnSync')],
    ['children that are too short to be seen', `for (let n = 0; n < 4; n++) ${starts(busy(0.4), 'spawnSync')}`],
  ])('those of %s are counted', async (_, program) => {
    const seconds = (await runWatched(program)).seconds();
    expect(seconds).toBeGreaterThan(1.2);
    expect(seconds).toBeLessThan(3);
  });

  test('a child that outlives its parent is counted, though nobody waits for it', async () => {
    const watch = await runWatched(`${starts(busy(2), 'spawn')}.unref(); setTimeout(() => process.exit(), 1000)`);
    await vi.waitFor(() => expect(watch.seconds()).toBeGreaterThan(1.8));
  });

  test('of one program, beside another, with what it starts', async () => {
    const own = spawn(process.execPath, ['-e', starts(busy(2), 'spawnSync')]);
    const other = spawn(process.execPath, ['-e', busy(2)]);
    const watch = new ProcessorWatch({ root: own.pid ?? 0 });
    onTestFinished(() => watch.stop());
    await Promise.all([once(own, 'close'), once(other, 'close')]);
    expect(watch.seconds()).toBeGreaterThan(1.2);
    expect(watch.seconds()).toBeLessThan(3);
  });

  test('a program that waits costs next to nothing', async () => {
    expect((await runWatched('setTimeout(() => {}, 1500)')).seconds()).toBeLessThan(0.5);
  });
});
