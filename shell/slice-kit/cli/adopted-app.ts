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
  /** The packages that it runs on. */
  dependencies: Record<string, string>;
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
  const sources = globSync('**/*.{js,jsx,ts,tsx}', { cwd: join(folder, 'src') }).filter(
    (name) => !/\.(test|spec|d)\./.test(name),
  );
  const textOf = (name: string) => readFileSync(join(folder, 'src', name), 'utf8');
  const common = { dependencies: running(dependencies), react, sheets: [] };
  const lifecycles = sources.find(
    (name) => /single-spa-react/.test(textOf(name)) && /export const \{? ?bootstrap/.test(textOf(name)),
  );
  if (lifecycles) return { ...common, way: 'source', main: lifecycles, has: 'lifecycles' };
  const main = sources.find((name) => /^App\.[jt]sx?$/.test(name));
  if (!main)
    throw new ToolError('VETO-409', `${folder}/src has neither lifecycles of single-spa-react nor an App.jsx.`);
  const starter = sources.find((name) => /^main\.[jt]sx?$/.test(name));
  const sheets = starter
    ? [...textOf(starter).matchAll(/^import ['"](\.\/[^'"]+\.css)['"]/gm)].flatMap(([, name]) => name ?? [])
    : [];
  const way = 'vite' in { ...dependencies, ...devDependencies } ? 'vite' : 'source';
  return { ...common, way, main, has: 'component', sheets };
}

function readPackage(file: string): PackageJson {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  } catch (error) {
    throw new ToolError('VETO-409', `${file} is no JSON: ${(error as Error).message}.`, { cause: error });
  }
}

/** Without what only its own bundler needs at run time. */
function running(dependencies: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => !/^(@babel\/|tailwindcss$|@tailwindcss\/)/.test(name)),
  );
}

/** Lifecycles around a root component, for the React that the application has. */
export function lifecyclesOf({ react, sheets }: AdoptedApp, component: string): string {
  const imports = [`import App from '${component}';`, ...sheets.map((name) => `import '${name}';`)];
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
