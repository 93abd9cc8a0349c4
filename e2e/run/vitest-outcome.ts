import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { failureLine, writeOutcome } from './outcome.ts';

/** Tells the test command what passed and failed, with the errors that no test has caught. */
export default class VitestOutcome implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string; stack?: string }[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    await writeOutcome({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests.filter((test) => test.result().state === 'failed').map(lineOfTest),
        ...modules.flatMap((module) => module.errors().map(({ message }) => failureLine(fileOf(module), message))),
        ...errors.map(({ message, stack }) => `${failureLine('outside every test', message)} ${firstFrame(stack)}`),
      ],
    });
  }
}

function lineOfTest(test: TestCase): string {
  return failureLine(`${fileOf(test.module)} › ${test.fullName}`, test.result().errors?.[0]?.message);
}

function firstFrame(stack = ''): string {
  return (
    stack
      .split('\n')
      .find((line) => /^\s+at /.test(line))
      ?.trim() ?? ''
  );
}

function fileOf({ moduleId }: TestModule): string {
  return relative(process.cwd(), moduleId);
}
