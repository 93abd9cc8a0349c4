import { dirname, isAbsolute, parse } from 'node:path';
import type { Plugin } from 'rolldown';
import { FILE_ENDINGS } from '../webpack/file-endings.ts';

/** Files by what asks for them: a name, or the address of another file that they replace. */
export type Replacements = Readonly<Record<string, string>>;

/** A program, and what its imports mean. */
export interface ProgramToBundle {
  /** Its file. */
  program: string;
  replacements: Replacements;
  /** A file whose packages the program takes in the place of its own. */
  packagesOf?: string;
  /** The webpackChunkNames of pages that it never renders: an `import()` of one rejects, and nothing of it is read. */
  leftOut?: readonly string[];
}

/** A program as one script, and the files of the repository that it was made of. */
export interface BundledProgram {
  code: string;
  files: string[];
}

const PACKAGES = /[\\/]node_modules[\\/]/;
/** No map is drawn and no photo read in Node, and what does so is most of all bytes. */
const UNUSED = /^(maplibre-gl|@googlemaps|libheif-js)(\/|$)/;
/** What a slice has installed in any case. */
const LENT = /^(@veto\/|react(-dom|-router-dom)?(\/|$))/;
const NOTHING = '\0nothing';
const EMPTY = [/\.css$/, /^\0nothing$/];
/** Only the page's build knows the addresses of files: React leaves `src=""` out, and the mounted page has them. */
const FILE = new RegExp(`\\.(${FILE_ENDINGS})$`);
const FILE_BY_URL = /\bnew URL\(\s*(["'])\.{1,2}\/[^"']+\1,\s*import\.meta\.url,?\s*\)/;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/**
 * The program and everything that it imports as one script, which needs nothing of Node: its exports are in the variable
 * `vetoPages`. The same source gives the same bytes in any folder. Rejects when something cannot be resolved or read.
 */
export async function bundleProgram(order: ProgramToBundle): Promise<BundledProgram> {
  const { program, replacements, packagesOf, leftOut = [] } = order;
  // Read once, when rolldown is loaded: threads that wait for each other cost half as much again.
  process.env.ROLLDOWN_WORKER_THREADS ??= '1';
  process.env.RAYON_NUM_THREADS ??= '1';
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: program,
    platform: 'neutral',
    resolve: {
      // Emotion's builds for workers keep the rules instead of writing them into a page, React's need no streams of Node.
      conditionNames: ['worker', 'module', 'import', 'production', 'default'],
      mainFields: ['module', 'main'],
      extensions: ['.tsx', '.ts', '.jsx', '.js'],
    },
    moduleTypes: { '.js': 'jsx' },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
    plugins: [
      replacing(replacements),
      ...(packagesOf ? [lending(packagesOf, dirname(program))] : []),
      ...(leftOut.length > 0 ? [leaving(leftOut)] : []),
      withoutAddresses,
    ],
    shimMissingExports: true,
    // Of a package that re-exports all that it has, the parts that nobody asks for are not read: two thirds of all files.
    experimental: { lazyBarrel: true },
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({
      format: 'iife',
      name: 'vetoPages',
      // Compressed, it would be 6 % shorter and take half as long again to bundle.
      minify: { compress: false, mangle: true, codegen: { removeWhitespace: true } },
      comments: false,
      codeSplitting: false,
    });
    const [{ code, moduleIds }] = output;
    return { code, files: moduleIds.filter((file) => isAbsolute(file) && !PACKAGES.test(file)) };
  } finally {
    await bundle.close();
  }
}

function leaving(chunks: readonly string[]): Plugin {
  const named = `import\\(\\s*/\\* webpackChunkName: ["'](${chunks.join('|')})["'] \\*/\\s*["'][^"']+["'],?\\s*\\)`;
  return {
    name: 'left out',
    transform: {
      filter: { id: { exclude: PACKAGES }, code: new RegExp(named) },
      handler: (code) =>
        code.replaceAll(new RegExp(named, 'g'), (_, chunk: string) => {
          const reason = `no route that is rendered names the chunk '${chunk}'`;
          return `Promise.reject(new Error(${JSON.stringify(reason)}))`;
        }),
    },
  };
}

const withoutAddresses: Plugin = {
  name: 'addresses',
  load: { filter: { id: FILE }, handler: () => ({ code: "export default '';", moduleType: 'js' }) },
  transform: {
    filter: { id: { exclude: PACKAGES }, code: FILE_BY_URL },
    handler: (code) => code.replaceAll(new RegExp(FILE_BY_URL, 'g'), "({ href: '', toString: () => '' })"),
  },
};

/** What is replaced, as its importers name it: a question of JavaScript's for each import would take as long as all else. */
function namesOf(replacements: Replacements): RegExp {
  const escaped = (text: string) => text.replaceAll(SPECIAL, '\\$&');
  const names = Object.keys(replacements).map((name) =>
    isAbsolute(name) ? `(?:.*/)?${escaped(parse(name).name)}(?:\\.[a-z]+)?` : escaped(name),
  );
  return new RegExp(`^(?:react-router|${names.join('|')})$`);
}

function replacing(replacements: Replacements): Plugin {
  return {
    name: 'replacements',
    resolveId: {
      order: 'pre',
      filter: { id: [namesOf(replacements), UNUSED] },
      async handler(source, importer) {
        const named = replacements[source];
        // A file that stands for a part of a package means the package by its name.
        if (named && named !== importer) return named;
        if (UNUSED.test(source)) return NOTHING;
        const found = await this.resolve(source, importer, { skipSelf: true });
        if (source !== 'react-router') return (found && replacements[found.id]) ?? found;
        // Its own choice is the development build, four times as big.
        return found?.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2');
      },
    },
    // Rules of style sheets are in those of the build.
    load: { filter: { id: EMPTY }, handler: () => ({ code: '', moduleType: 'js' }) },
  };
}

/** React and our own packages as the file has them, for a program in `folder` that has none installed. */
function lending(file: string, folder: string): Plugin {
  return {
    name: 'packages',
    resolveId: {
      order: 'pre',
      filter: { id: LENT },
      async handler(source, importer) {
        return importer && dirname(importer) === folder ? this.resolve(source, file, { skipSelf: true }) : null;
      },
    },
  };
}
