import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './source-files.ts';
import { packagesToRelease, repository } from './workspace.ts';

/** What stories do not show. */
const NO_STORY = /(\.test\.[jt]sx?|\.DS_Store|\.log)$/;

/** The version of the built Storybook: a hash over everything that stories show. */
export function storybookVersion(): string {
  const slices = packagesToRelease().map(({ folder }) => join(folder, 'src'));
  const shared = [
    'shared-ui/.storybook',
    'shared-ui/storybook',
    'shared-ui/src',
    'shared-data/src',
    'shell/slice-kit/src',
    'pnpm-lock.yaml',
  ];
  const hash = createHash('sha256');
  for (const file of [...shared.map((path) => join(repository, path)), ...slices].flatMap((path) =>
    filesBelow(path, NO_STORY),
  ))
    hash
      .update(`${relative(repository, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}
