import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { installedVersions, packedManifest, type SourceManifest } from './packed-manifest.ts';

/**
 * `prepack` of a package that slices in repositories of their own install: puts the package into `dist/package`, compiled, with
 * types and source maps, and with the package.json that it has there. pnpm packs that folder (`publishConfig.directory`).
 */
const repository = resolve(import.meta.dirname, '../../..');
const folder = process.cwd();
const out = join(folder, 'dist/package');
/** Copied as it is: what it holds is the source of somebody else's slice. */
const TEMPLATE = /^template[\\/]/;
const LEFT_OUT = /\.(test|stories|fixture)\.tsx?$/;
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as SourceManifest;

/** tsc compiles imported packages of the workspace too: each into its place below `compiled`. */
function compile(compiled: string): void {
  const settings = join(folder, 'dist/tsconfig.packing.json');
  const options = {
    extends: join(repository, 'tsconfig.base.json'),
    compilerOptions: {
      ...{
        noEmit: false,
        // The repository's own type check has done it.
        noCheck: true,
        declaration: true,
        sourceMap: true,
        inlineSources: true,
        rewriteRelativeImportExtensions: true,
      },
      ...{ rootDir: repository, outDir: compiled },
    },
    include: [...manifest.files.map((name) => join(folder, name)), join(repository, 'shell/src/styles.d.ts')],
    exclude: ['test', 'stories', 'fixture']
      .map((kind) => join(folder, `**/*.${kind}.*`))
      .concat(join(folder, 'template')),
  };
  writeFileSync(settings, JSON.stringify(options));
  const typescript = dirname(createRequire(join(repository, 'package.json')).resolve('typescript/package.json'));
  // Half the processor's time: several threads would each infer the same types.
  execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', settings, '--singleThreaded'], {
    stdio: 'inherit',
  });
}

/** Names of source files that are no imports, as those of loaders and of programs that are forked, name compiled ones. */
function nameCompiledFiles(file: string): void {
  const text = readFileSync(file, 'utf8');
  const named = text.replace(/(['"])([\w./-]+)\.tsx?\1/g, (all, quote: string, name: string) =>
    [dirname(file), out].some((base) => existsSync(join(base, `${name}.js`))) ? `${quote}${name}.js${quote}` : all,
  );
  if (named !== text) writeFileSync(file, named);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const compiled = join(folder, 'dist/compiled');
compile(compiled);
for (const name of [...manifest.files, 'README.md', 'CHANGELOG.md']) {
  const from = join(compiled, relative(repository, folder), name);
  if (existsSync(from)) cpSync(from, join(out, name), { recursive: true });
  cpSync(join(folder, name), join(out, name), {
    recursive: true,
    filter: (path) => TEMPLATE.test(relative(folder, path)) || (!LEFT_OUT.test(path) && !/\.tsx?$/.test(path)),
  });
}
cpSync(join(repository, 'LICENSE'), join(out, 'LICENSE'));
rmSync(compiled, { recursive: true });
const scripts = globSync('**/*.{js,mjs}', { cwd: out });
for (const name of scripts) nameCompiledFiles(join(out, name));
const texts = globSync('**/*.{js,d.ts}', { cwd: out }).map((name) => readFileSync(join(out, name), 'utf8'));
// The repository has all that a slice begins with.
const installed = ['', 'shell', 'shell/slice-kit', 'shared-ui'].map((name) => join(repository, name));
for (const name of globSync('template/*/package.json', { cwd: out })) {
  const template = join(out, name);
  const json = JSON.parse(readFileSync(template, 'utf8')) as SourceManifest;
  for (const kind of ['dependencies', 'devDependencies'] as const)
    if (json[kind]) json[kind] = installedVersions(Object.keys(json[kind]), installed);
  writeFileSync(template, `${JSON.stringify(json, null, 2)}\n`);
}
writeFileSync(join(out, 'package.json'), `${JSON.stringify(packedManifest(manifest, texts, folder), null, 2)}\n`);
