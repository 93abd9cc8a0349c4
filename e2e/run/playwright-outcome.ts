import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { failureLine, writeOutcome } from './outcome.ts';

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
        ...journeys.filter((journey) => ['unexpected', 'flaky'].includes(journey.outcome())).map(lineOfJourney),
        ...this.#errors.map(({ message, value }) => failureLine('outside every journey', message ?? value)),
      ],
    });
  }
}

function lineOfJourney(journey: TestCase): string {
  const failed = journey.results.find(({ status }) => status !== 'passed');
  return failureLine(journey.titlePath().filter(Boolean).join(' › '), failed?.error?.message);
}
