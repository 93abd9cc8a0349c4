import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const room = join(import.meta.dirname, 'src/chakra');
const manifest = join(import.meta.dirname, 'package.json');
/** Components that Chakra keeps in the folder of another. */
const HOMES: Record<string, string> = { 'close-button': 'button', 'icon-button': 'button' };
const CODE = /\.tsx?$/;
const NOT_OURS = /^(node_modules|dist|storybook-static|\..*)$/;
/** An import by the package's name; the template and the written slices of tests count like any code. */
const IMPORT = /@veto\/shared-ui\/([a-z-]+)['"]/g;

type Exports = Record<string, string>;

/** The components of Chakra that code of the repository imports as `@veto/shared-ui/<name>`, in alphabetical order. */
export function usedComponents(): string[] {
  const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  const names = packages.flatMap((name) => codeBelow(join(root, name))).flatMap((file) => importedNames(file));
  return [...new Set(names)].filter((name) => !isOurs(name)).toSorted();
}

/** What the generated files should hold, by file name. */
export function roomFiles(names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${name}.ts`, reExport(name)]));
}

/** The package's `exports` with one entry for each component of Chakra. */
export function exportsWith(names: string[], exports: Exports): Exports {
  const own = Object.entries(exports).filter(([, file]) => !file.startsWith('./src/chakra/'));
  return Object.fromEntries([...own, ...names.map((name) => [`./${name}`, `./src/chakra/${name}.ts`] as const)]);
}

/** The files of the room as they are, by name. */
export function presentFiles(): Record<string, string> {
  return Object.fromEntries(readdirSync(room).map((name) => [name, readFileSync(join(room, name), 'utf8')]));
}

export function presentExports(): Exports {
  return readManifest().exports;
}

function readManifest(): { exports: Exports } {
  return JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Exports };
}

function reExport(name: string): string {
  const home = HOMES[name];
  if (!home) return `export * from '@chakra-ui/react/${name}';\n`;
  const component = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `export { ${component}, type ${component}Props } from '@chakra-ui/react/${home}';\n`;
}

/** A component of ours has a folder; `core`, `font` and `storybook` have their own entries. */
function isOurs(name: string): boolean {
  const entry = presentExports()[`./${name}`];
  return existsSync(join(import.meta.dirname, 'src', name)) || (entry !== undefined && !entry.includes('/chakra/'));
}

function importedNames(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name]) => name ?? []);
}

function codeBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return codeBelow(path);
    return CODE.test(entry.name) ? [path] : [];
  });
}

if (import.meta.main) {
  const names = usedComponents();
  rmSync(room, { recursive: true, force: true });
  mkdirSync(room, { recursive: true });
  for (const [name, text] of Object.entries(roomFiles(names))) writeFileSync(join(room, name), text);
  const description = readManifest();
  description.exports = exportsWith(names, description.exports);
  writeFileSync(manifest, `${JSON.stringify(description, null, 2)}\n`);
}
