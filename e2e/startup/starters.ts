/**
 * Begins with official starters from the registry, at pinned versions, and moves each into a repository of its own, as
 * `e2e/examples/from-a-starter` says: `npx -y pnpm@10 --filter @veto/e2e starters http://localhost:3000`, the site that they are for.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../site/start-site.ts';
import { inBash } from './in-bash.ts';
import { installing } from './installing.ts';

const SINGLE_SPA =
  'npx -y create-single-spa@4.1.6 checkout --framework react --packageManager pnpm --orgName acme --projectName checkout --moduleType app-parcel --typescript=false --skipInstall';
/** Its command only asks, and its package takes answers. */
const ANSWERS = {
  type: 'Application',
  name: 'lodge',
  framework: 'react',
  language: 'javascript',
  css: 'Empty CSS',
  port: 8080,
};
const MF_APP = `mkdir made && pnpm --dir made add --ignore-workspace create-mf-app@1.0.17 && node -e 'require("./made/node_modules/create-mf-app/src/index.js").buildProject(${JSON.stringify(ANSWERS)})'`;
const RSBUILD = 'npx -y create-rsbuild@2.1.13 --dir kennel --template react-ts --tools biome </dev/null';
const VITE =
  'npx -y create-vite@9.3.0 cafe --template react --no-interactive && cd cafe && pnpm add --ignore-workspace @tailwindcss/vite@4.1.16 tailwindcss@4.1.16';

const [site = 'http://localhost:3000'] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'veto-starters-'));
const env = await installing();

/** Runs a command below the folder, and says how long it took. */
async function shell(command: string, cwd = folder): Promise<string> {
  const startedAt = performance.now();
  const said = await inBash(command, { cwd, env });
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${command.slice(0, 100)}`);
  return said;
}

/** Tailwind as its own page says. */
async function withTailwind(app: string): Promise<void> {
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(join(app, file), edit(await readFile(join(app, file), 'utf8')));
  await change('vite.config.js', (text) =>
    `import tailwindcss from '@tailwindcss/vite'\n${text}`.replace('plugins: [', 'plugins: [tailwindcss(), '),
  );
  await change('src/index.css', (text) => `@import "tailwindcss";\n${text}`);
  await change('src/App.jsx', (text) => text.replace('<h1>', '<h1 className="animate-spin underline">'));
}

const slices = join(folder, 'slices');
await shell(`mkdir slices && git -C ${folder} init --quiet`);
await Promise.all([shell(SINGLE_SPA), shell(MF_APP), shell(RSBUILD), shell(VITE)]);
await withTailwind(join(folder, 'cafe'));
await shell(`node_modules/.bin/slice pack ${slices}`, repository);
await shell('pnpm add -D @veto/slice-kit', slices);
for (const app of ['checkout', 'lodge', 'kennel', 'cafe'])
  await shell(`pnpm slice adopt ../${app} --site ${site}`, slices);
await shell('pnpm install', slices);
await shell('pnpm --filter @veto/mf-kennel typecheck', slices);
await shell('pnpm exec vite build --config vite.slice.config.js', join(folder, 'cafe'));
const cafe = `mf-cafe --from ${join(folder, 'cafe/dist-slice')} --entry slice.js`;
for (const [what, says] of [
  ['mf-checkout', /brings React 17\.0\.2 of its own, [\d.]+ kB after gzip/],
  ['mf-lodge', /brings React 18\.\d+\.\d+ of its own, [\d.]+ kB after gzip/],
  ['mf-kennel', /may go live/],
  [cafe, /may go live/],
] as const) {
  const said = await shell(`pnpm slice check ${what}`, slices);
  console.log(said.trim());
  if (!says.test(said)) throw new Error(`slice check ${what} does not say ${says}`);
}
await rm(folder, { recursive: true, force: true });
