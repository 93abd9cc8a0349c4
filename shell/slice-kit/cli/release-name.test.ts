import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { releaseIdentifier } from '../webpack/base.ts';
import { compile } from './compile.ts';
import { releaseInputs, versionOf } from './release-inputs.ts';
import { noContents, placeholderVersion, ReleaseName } from './release-name.ts';

let root: string;
beforeAll(async () => {
  // webpack writes '#' in another way.
  root = await newFolder('work#space');
  await write('shared-ui/package.json', '{"name":"@veto/shared-ui","version":"1.0.0","sideEffects":false}');
  await write('shared-ui/src/card.js', "export const card = 'card';");
  await write('shared-ui/src/badge.js', "export const badge = 'badge';");
  // A package with another package.json for a sub-path, as some have.
  await write('node_modules/forms/package.json', '{"name":"forms","version":"7.1.0"}');
  await write('node_modules/forms/zod/package.json', '{"name":"forms/zod","version":"1.0.0","main":"index.js"}');
  await write('node_modules/forms/zod/index.js', "console.log('forms');");
  for (const [slice, part] of [
    ['mf-a', 'card'],
    ['mf-b', 'badge'],
  ] as const) {
    await write(`${slice}/slice.json`, '{}');
    await write(
      `${slice}/src/index.js`,
      `import 'forms/zod';\nimport('./page.js').then(({ page }) => console.log(page));`,
    );
    await write(
      `${slice}/src/page.js`,
      `import { ${part} } from '../../shared-ui/src/${part}.js';\nexport const page = ${part} + '!';`,
    );
  }
});

async function write(file: string, text: string) {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
}

async function build(name: string) {
  const target = { name, folder: join(root, name), semver: '1.0.0' };
  const contents = noContents();
  const outDir = await newFolder('build');
  let version = '';
  const naming = new ReleaseName(target, contents, async () => {
    version = versionOf(target, releaseInputs(target, contents, [], root));
    return version;
  });
  await compile({
    mode: 'production',
    context: target.folder,
    entry: { entry: './src/index.js' },
    output: {
      path: outDir,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: releaseIdentifier(name, placeholderVersion(target)),
    },
    plugins: [naming],
  });
  const names = (await readdir(outDir)).toSorted();
  const texts = await Promise.all(names.map((file) => readFile(join(outDir, file), 'utf8')));
  return { version, names, text: texts.join('\n'), packages: [...contents.packages] };
}

it('names a release by what it contains, in all of its files and in their hashes', async () => {
  const first = await build('mf-a');
  expect(first.text).toContain(`webpackChunk${releaseIdentifier('mf-a', first.version)}`);
  expect(first.text).not.toContain('000000000000');
  expect(first.packages).toEqual(['forms@7.1.0']);
  for (const file of first.names)
    expect(
      file === first.names.find((name) => name.startsWith('entry')) || first.text.includes(file.split('.')[1] ?? ''),
    ).toBe(true);
  expect(await build('mf-a')).toEqual(first);
});

it('gives another version to what contains a package with another patch', async () => {
  const versions: string[] = [];
  for (const patch of ['0123456789abcdef', 'fedcba9876543210']) {
    const store = `node_modules/.pnpm/forms@7.1.0_patch_hash=${patch}/node_modules/forms`;
    await write(`${store}/package.json`, '{"name":"forms","version":"7.1.0","main":"zod/index.js"}');
    await write(`${store}/zod/index.js`, `console.log('${patch}');`);
    const link = join(root, 'mf-a/node_modules');
    await rm(link, { recursive: true, force: true });
    await mkdir(link);
    await symlink(join(root, store), join(link, 'forms'));
    const { version, packages, text } = await build('mf-a');
    expect(packages).toEqual([`forms@7.1.0(patch_hash=${patch.slice(0, 12)})`]);
    expect(text).toContain(patch);
    versions.push(version);
  }
  await rm(join(root, 'mf-a/node_modules'), { recursive: true });
  expect(new Set(versions).size).toBe(2);
});

it('gives a comment in one component a new version of the slices that contain it, and of no other', async () => {
  const [a, b] = [await build('mf-a'), await build('mf-b')];
  await write('shared-ui/src/badge.js', "// Small.\nexport const badge = 'badge';");
  expect(await build('mf-a')).toEqual(a);
  const later = await build('mf-b');
  expect(later.version).not.toBe(b.version);
  // The chunk carries the name, so its own name is another one too.
  expect(later.names).not.toEqual(b.names);
});
