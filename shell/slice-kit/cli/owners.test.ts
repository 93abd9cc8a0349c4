import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../releases/repository.ts';
import { packagesToRelease } from './workspace.ts';

/** '/mf-owner/' → ['@veto/owners']. */
const reviewers = new Map(
  readFileSync(join(repository, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .map(([pattern = '', ...owners]) => [pattern, owners]),
);

it.each(packagesToRelease())('whoever reviews $name is named as its owner', ({ name, folder }) => {
  const file = join(folder, name === 'shell' ? 'package.json' : 'slice.json');
  const { owners } = JSON.parse(readFileSync(file, 'utf8')) as { owners?: string[] };
  expect(owners).toEqual(reviewers.get(`/${name}/`));
});
