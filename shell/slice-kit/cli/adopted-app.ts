import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ToolError } from '../releases/tool-error.ts';

/** An application in React as its starter has made it, and how it becomes a slice. */
export interface AdoptedApp {
  /** 'source': slice-kit builds it. 'vite': its own bundler does. */
  way: 'source' | 'vite';
  /** The module with its lifecycles, or with its root component, below its src. */
  main: string;
  has: 'lifecycles' | 'component';
  /** What the root component is called where its module exports it by name; else it is the default export. */
  named?: string | undefined;
  /** The packages that it runs on. */
  dependencies: Record<string, string>;
  /** The types that its source in TypeScript is checked with; undefined: it has none. */
  types?: Record<string, string> | undefined;
  /** The major of its React. */
  react: number;
  /** Style sheets that the file that starts it imports besides. */
  sheets: string[];
}

type PackageJson = Partial<
  Record<'name' | 'main', string> & Record<'dependencies' | 'devDependencies', Record<string, string>>
>;

/** create-mf-app's App starts itself: `ReactDOM.render(<App />, document.getElementById("app"))`. */
export const OWN_START =
  /^\s*(?:const root = )?(?:ReactDOM\.|ReactDOMClient\.)?(?:render\(\s*<App\s*\/>|createRoot\(\s*document\.getElementById)[^;]*;(?:\s*root\.render\(<App\s*\/>\);)?\s*$/m;

/** Reads what lies in an application's folder. Throws VETO-409 for one that nothing mechanical can move. */
export function readApp(folder: string): AdoptedApp {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) throw new ToolError('VETO-409', `${folder} has no package.json.`);
  const { dependencies = {}, devDependencies = {} } = readPackage(file);
  if (!dependencies.react)
    throw new ToolError(
      'VETO-409',
      `${file} names no react in its dependencies. In a monorepo, write there what the application runs on. Without React, make a slice with --template dom or vue, or publish --from what the application builds.`,
    );
  const react = Number(/\d+/.exec(dependencies.react)?.[0]);
  if (!react)
    throw new ToolError(
      'VETO-409',
      `${file} has react as '${dependencies.react}', which names no version: write a range there, such as ^19.0.0.`,
    );
  const sources = globSync('**/*.{js,jsx,ts,tsx}', { cwd: join(folder, 'src') })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/\.(test|spec|d)\./.test(name));
  const textOf = (name: string) => readFileSync(join(folder, 'src', name), 'utf8');
  const isTyped = sources.some((name) => /\.tsx?$/.test(name));
  const types = isTyped ? typesOf({ ...devDependencies, ...dependencies }) : undefined;
  const common = { dependencies: running(dependencies), react, sheets: [], types };
  const lifecycles = sources.find(
    (name) => /single-spa-react/.test(textOf(name)) && /export const \{? ?bootstrap/.test(textOf(name)),
  );
  if (lifecycles) return { ...common, way: 'source', main: lifecycles, has: 'lifecycles' };
  const starter = sources.find((name) => /^(main|index)\.[jt]sx?$/.test(name));
  const start = starter ? textOf(starter) : '';
  const app = sources.find((name) => /^App\.[jt]sx?$/.test(name));
  const root = rootOf(start, sources) ?? (app && { main: app });
  if (!root) throw new ToolError('VETO-409', 'next' in dependencies ? `${folder} ${NEXT}` : `${folder}/src ${NO_ROOT}`);
  const sheets = [...start.matchAll(/^import ['"]([^'"]+\.(?:css|s[ac]ss|less|styl))['"]/gm)].flatMap(
    ([, name]) => name ?? [],
  );
  const way = 'vite' in { ...dependencies, ...devDependencies } ? 'vite' : 'source';
  return { ...common, way, ...root, has: 'component', sheets };
}

const NEW_SLICE = 'make a slice with slice new, and copy the components of its pages there.';
const NO_ROOT = `has neither lifecycles of single-spa-react, nor a main or index file that renders a component of its own, nor an App.jsx: ${NEW_SLICE}`;
const NEXT = `is an application of Next.js, whose router and server stay behind: ${NEW_SLICE}`;

/** The component that an application's first file imports and renders. */
function rootOf(start: string, sources: readonly string[]): Pick<AdoptedApp, 'main' | 'named'> | undefined {
  for (const [, whole, named, from = ''] of start.matchAll(
    /^import (?:(\w+)|\{ *(\w+) *\}) from ['"]\.\/([^'"]+)['"]/gm,
  )) {
    const main = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.jsx', '/index.js']
      .map((ending) => `${from}${ending}`)
      .find((name) => sources.includes(name));
    // What has children stands around it.
    if (main && new RegExp(`<${whole ?? named}(\\s[^<]*)?/>`).test(start)) return { main, named };
  }
  return undefined;
}

function readPackage(file: string): PackageJson {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  } catch (error) {
    throw new ToolError('VETO-409', `${file} is no JSON: ${(error as Error).message}.`, { cause: error });
  }
}

/** Some starters list among these what builds and tests the application. */
const TOOLS = /^(@babel\/|@tailwindcss\/|@testing-library\/|@types\/|tailwindcss$|typescript$|react-scripts$)/;

function running(dependencies: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !TOOLS.test(name)));
}

/** Without those of other machines and of other test runners. */
function typesOf(packages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).filter(([name]) => /^@types\/(?!jest$|mocha$|node$|webpack)/.test(name)),
  );
}

/** Lifecycles around a root component, for the React that the application has, for a folder from which its source is `src`. */
export function lifecyclesOf({ react, sheets, main, named }: AdoptedApp, src: string): string {
  const imports = [
    `import ${named ? `{ ${named} as App }` : 'App'} from '${src}/${main}';`,
    ...sheets.map((name) => `import '${name.replace(/^\.\//, `${src}/`)}';`),
  ];
  if (react < 18)
    return `import React from 'react';
import ReactDOM from 'react-dom';
${imports.join('\n')}

export async function mount({ domElement }) {
  ReactDOM.render(<App />, domElement);
}

export async function unmount({ domElement }) {
  ReactDOM.unmountComponentAtNode(domElement);
}
`;
  return `import React from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
${imports.join('\n')}

const roots = new Map();

/** Resolves with the first commit: then the page has its h1. */
export async function mount({ domElement }) {
  const root = createRoot(domElement);
  roots.set(domElement, root);
  flushSync(() => root.render(<App />));
}

export async function unmount({ domElement }) {
  roots.get(domElement)?.unmount();
  roots.delete(domElement);
}
`;
}
