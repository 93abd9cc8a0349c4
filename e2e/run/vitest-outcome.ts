import { relative } from 'node:path';
import type { TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Failure, failureAt, writeOutcome } from './outcome.ts';

/** Tells the test command what passed and failed, with the errors that no test has caught. */
export default class VitestOutcome implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly TestError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    await writeOutcome({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests.filter((test) => test.result().state === 'failed').map(failureOf),
        ...modules.flatMap((module) => module.errors().map((error) => failureIn(module, 'outside every test', error))),
        ...errors.map(({ message, stack }) => failureAt('outside every test', `${message}\n${firstFrame(stack)}`)),
      ],
    });
  }
}

function failureOf(test: TestCase): Failure {
  return failureIn(test.module, test.fullName, test.result().errors?.[0]);
}

function failureIn({ moduleId }: TestModule, name: string, error?: TestError): Failure {
  const frame = error?.stacks?.find(({ file }) => file === moduleId);
  const place = `${relative(process.cwd(), moduleId)}${frame ? `:${frame.line}` : ''}`;
  return failureAt(`${place} › ${name}`, error?.message, error?.diff);
}

function firstFrame(stack = ''): string {
  return (
    stack
      .split('\n')
      .find((line) => /^\s+at /.test(line))
      ?.trim() ?? ''
  );
}
