import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesSince, coreStepsSince, reachedBy } from '../affected-packages.ts';
import { buildAll } from '../build-all.ts';
import { freshBuild } from '../fresh-build.ts';
import { packagesToRelease, repository } from '../workspace.ts';

/**
 * `slice affected --since main [--json]`: the packages whose release the changes since a commit reach, by the modules that
 * their builds contain. What is not built for the present source is built first.
 */
export async function affected(values: { since: string; json?: true }): Promise<number> {
  const fileNow = (path: string) => {
    const file = join(repository, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const changes = changesSince(values.since, fileNow);
  const targets = packagesToRelease();
  // Workflows read the answer from the standard output.
  await buildAll(targets, { say: (line) => console.error(line) });
  const reached = targets.flatMap((target) => {
    const build = freshBuild(target);
    const why = build ? reachedBy(target, build.inputs, changes) : 'changed meanwhile';
    return why === undefined ? [] : [{ name: target.name, why }];
  });
  for (const sentence of coreStepsSince(changes)) console.error(sentence);
  if (values.json) console.log(JSON.stringify(reached.map(({ name }) => name)));
  else for (const { name, why } of reached) console.log(`${name.padEnd(20)} ${why}`);
  return 0;
}
