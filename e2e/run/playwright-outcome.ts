import { dirname, relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type Failure, failureAt, writeOutcome } from './outcome.ts';

/** Tells the test command what passed and failed; a journey that passes only at the second try has failed. */
export default class PlaywrightOutcome implements Reporter {
  #journeys: Suite | undefined;
  #errors: TestError[] = [];

  onBegin(_config: FullConfig, suite: Suite) {
    this.#journeys = suite;
  }

  onError(error: TestError) {
    this.#errors.push(error);
  }

  async onEnd() {
    const journeys = this.#journeys?.allTests() ?? [];
    await writeOutcome({
      passed: journeys.filter((journey) => journey.outcome() === 'expected').length,
      failures: [
        ...journeys.filter((journey) => ['unexpected', 'flaky'].includes(journey.outcome())).map(failureOf),
        ...this.#errors.map(({ message, value }) => failureAt('outside every journey', message ?? value)),
      ],
    });
  }
}

function failureOf({ results, location: { file, line }, title }: TestCase): Failure {
  const failed = results.find(({ status }) => status !== 'passed');
  const kept = failed?.attachments.find(({ path }) => path)?.path;
  return {
    ...failureAt(`${relative(process.cwd(), file)}:${line} › ${title}`, failed?.error?.message),
    ...(kept && { kept: dirname(kept) }),
  };
}
