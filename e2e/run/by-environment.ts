import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

type File = Pick<TestSpecification, 'moduleId'> & { project: Pick<TestSpecification['project'], 'name'> };

/**
 * Vitest's own order, but for the environment: a process that shares its modules goes on with the next file only where that
 * has the same one, and else ends.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return byEnvironment(await super.sort(files));
  }
}

/** Files whose projects follow each other; within each, those with one environment do so too. */
export function byEnvironment<Some extends File>(files: readonly Some[], environmentOf = readEnvironment): Some[] {
  const projects = Map.groupBy(files, ({ project }) => project.name);
  return [...projects.values()].flatMap((own) => {
    return [...Map.groupBy(own, ({ moduleId }) => environmentOf(moduleId)).values()].flat();
  });
}

function readEnvironment(file: string): string {
  return /^\/\/ @vitest-environment (\S+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
