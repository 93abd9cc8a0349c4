import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Chunk, type Configuration, type Module } from 'webpack';
import type { Translated } from '../src/contract/languages.ts';
import { type BuildTarget, baseConfiguration, mayShare } from './base.ts';
import { federationHost } from './federation-host.ts';
import { MANY, TAKERS } from './one-of-many.ts';
import { OWN_THEME } from './recipes-with-components.ts';
import { asRequest, resolveForBrowser } from './resolve.ts';
import {
  BASIC_KEYS,
  FIELD_KEYS,
  FURTHER_KEYS,
  OCCASIONAL_KEYS,
  partAliases,
  type SharedModule,
  wholeQueries,
} from './sharing.ts';

/** The chunk of `import('./bootstrap.tsx')`, which every first paint needs. */
export const BOOT_CHUNK = 'bootstrap';

/** The chunk of what runs slices, which the shell's own pages are shown without. */
export const RUNNER_CHUNK = 'runner';

/** The chunk of what fills slots. */
export const SLOTS_CHUNK = 'slots';

/** The chunk of the shell's words in a language. */
export const wordsChunk = (language: Translated) => `site-${language}`;

type CacheGroupContext = { chunkGraph: { getModuleChunksIterable(module: Module): Iterable<Chunk> } };

/** Whether a module is one of an `import()` that has this name. */
function inChunk(name: string) {
  return (module: Module, { chunkGraph }: CacheGroupContext): boolean =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name);
}

/** The shared modules for which a chunk exists. */
function providedBy(chunk: Chunk): string[] {
  return [...chunk.groupsIterable]
    .flatMap((group) => group.origins)
    .map((origin) => providedKey(origin.module))
    .filter((key) => key !== undefined);
}

/** The key that a module of webpack's sharing provides; undefined for every other module. */
export function providedKey(module: Module | null | undefined): string | undefined {
  return /^provide module \(default\) (.+)@[^@|]*\|/.exec(module?.identifier() ?? '')?.[1];
}

/** Whether a module is needed for one of some shared modules. */
function providing(keys: ReadonlySet<string>) {
  const known = new WeakMap<Chunk, boolean>();
  const isOne = (chunk: Chunk): boolean => {
    const answer = known.get(chunk) ?? providedBy(chunk).some((key) => keys.has(key));
    known.set(chunk, answer);
    return answer;
  };
  return (module: Module, { chunkGraph }: CacheGroupContext): boolean =>
    [...chunkGraph.getModuleChunksIterable(module)].some(isOne);
}

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** What dialogs, menus and other layers need of the state machines, and fields do not. */
const OVERLAYS =
  /node_modules[\\/](@zag-js[\\/](focus-trap|popper|dismissable|interact-outside|aria-hidden|remove-scroll|presence)|@floating-ui)[\\/]/;

/** The run time of all state machines. */
const MACHINES = /node_modules[\\/](@zag-js|@ark-ui|@chakra-ui)[\\/]/;

const RECIPES = fileURLToPath(import.meta.resolve('./recipes-with-components.ts'));
const ONE_OF_MANY = fileURLToPath(import.meta.resolve('./one-of-many.ts'));
const CHAKRA_COMPONENT = /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]components[\\/][\w-]+[\\/][\w-]+\.js$/;

/**
 * For `resolve.alias` of the shell. The design system takes Chakra's theme from a module of its own: as the shared module,
 * all of it counts as used, each recipe too.
 */
function designAliases(folder: string): Record<string, string> {
  const core = asRequest(dirname(resolveForBrowser(folder, '@veto/shared-ui/core')));
  return {
    'veto-late-recipe$': join(core, 'late-recipe.ts'),
    'hoist-non-react-statics$': join(core, 'own-statics.ts'),
    '@chakra-ui/react/theme$': `${asRequest(resolveForBrowser(folder, '@chakra-ui/react/theme'))}${OWN_THEME}`,
  };
}

/** The shell as an application of its own, which neither provides modules nor loads remotes. */
export function sitePreset(target: BuildTarget): Configuration {
  const base = baseConfiguration(target);
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    resolve: { ...base.resolve, alias: { ...partAliases(target.folder), ...designAliases(target.folder) } },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { test: ROUTER, use: fileURLToPath(import.meta.resolve('./shakeable-router.ts')) },
        wholeQueries(target.folder),
        { test: CHAKRA_COMPONENT, use: RECIPES },
        { test: [MANY, TAKERS], use: ONE_OF_MANY },
        { test: /[\\/]theme[\\/]index\.js$/, resourceQuery: /^\?own$/, use: RECIPES },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/^\.\/chakra-recipes\.ts$/, './first-recipes.ts'),
    ],
    optimization: {
      ...base.optimization,
      // Every page names hundreds: the shortest for what is named most. A slice's ids stay as they are, so that most of its chunks outlive a change.
      moduleIds: 'size',
      chunkIds: 'size',
      splitChunks: {
        chunks: mayShare,
        minSize: 10_000,
        hidePathInfo: true,
        cacheGroups: {
          // The start's needs are in its files, however many shared modules use them, too: a file for each of its steps,
          // so that the first of them run while the others are on their way.
          react: { test: inChunk('start-react'), name: 'react', priority: 50, enforce: true },
          design: { test: inChunk('start-design'), name: 'design', priority: 40, enforce: true },
          boot: { test: inChunk(BOOT_CHUNK), name: 'boot', priority: 30, minChunks: 2, enforce: true },
          runner: { test: inChunk(RUNNER_CHUNK), name: 'slices', priority: 25, enforce: true },
          basics: { test: providing(BASIC_KEYS), name: 'basics', priority: 20, enforce: true },
          fields: { test: providing(FIELD_KEYS), name: 'fields', priority: 17, enforce: true },
          occasional: { test: providing(OCCASIONAL_KEYS), name: 'occasional', priority: 16, enforce: true },
          further: { test: providing(FURTHER_KEYS), name: 'further', priority: 15, enforce: true },
          overlays: { test: OVERLAYS, name: 'overlays', priority: 12, minChunks: 4, enforce: true },
          machines: { test: MACHINES, name: 'machines', priority: 10, minChunks: 8, enforce: true },
          dates: { test: /[\\/]@internationalized[\\/]date[\\/]/, name: 'dates', priority: 10, enforce: true },
        },
      },
    },
  };
}

/**
 * The production build of the shell. It provides the shared modules by their files, so its graph need not import them
 * and its own imports of them stay plain imports of the same modules.
 */
export function shellPreset(target: BuildTarget, shared: SharedModule[]): Configuration {
  const site = sitePreset(target);
  return { ...site, plugins: [...(site.plugins ?? []), ...federationHost(shared)] };
}

/** A script that has all in itself and belongs to no page's graph: what runs before the first paint, the service worker. */
export function scriptPreset(target: BuildTarget, name: string, file: string): Configuration {
  const base = baseConfiguration({ ...target, name: `${target.name}-${name}` });
  return { ...base, entry: { [name]: file } };
}
