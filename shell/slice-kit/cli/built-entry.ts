import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModuleItem, parse } from '@swc/core';
import { ToolError } from '../releases/tool-error.ts';

/** What another bundler's entry turned out to be. */
export type BuiltEntry = { entry: string; expose: string | undefined } & (
  | { kind: 'modules' }
  | { kind: 'container'; container: string; expose: string }
);

/** What the person at the terminal has said. */
export interface EntryChoices {
  entry?: string | undefined;
  expose?: string | undefined;
}

const SYSTEM =
  "is written for SystemJS, which needs a loader of its own: write an ES module. In webpack.config.js that is output: { libraryTarget: 'module', publicPath: 'auto' }, experiments: { outputModule: true }, and plugins without SystemJSPublicPathWebpackPlugin; webpack-config-single-spa does so from version 7 on, without outputSystemJS. Add the React that it was built for to the slice. Or `slice adopt` takes the application's source as it is.";
/** A module that asks at its start for what only SystemJS gives, as the plugin of webpack-config-single-spa has it. */
const ASKS_SYSTEM = '__system_context__';
const SCRIPT = /\.m?js$/;

/** Finds out what a folder of built files defines. Throws VETO-409 where it cannot tell. */
export async function builtEntry(folder: string, files: readonly string[], choices: EntryChoices): Promise<BuiltEntry> {
  const entry = entryIn(folder, files, choices.entry);
  const text = await readFile(join(folder, entry), 'utf8');
  const { body } = await parse(text, { syntax: 'ecmascript' }).catch((cause: unknown) => {
    throw new ToolError('VETO-409', `${join(folder, entry)} is not JavaScript.`, { cause });
  });
  const names = exportsOf(body);
  if (names.length > 0) {
    if (text.includes(ASKS_SYSTEM)) throw new ToolError('VETO-409', `${entry} ${SYSTEM}`);
    const expose = names.includes('get') && names.includes('init') ? exposeIn(entry, text, choices.expose) : undefined;
    return { kind: 'modules', entry, expose };
  }
  if (/^\s*(?:"use strict";\s*|\/\*[\s\S]*?\*\/\s*)*System\.register\(/.test(text))
    throw new ToolError('VETO-409', `${entry} ${SYSTEM}`);
  const container = firstVariable(body);
  if (container) return { kind: 'container', entry, container, expose: exposeIn(entry, text, choices.expose) };
  throw new ToolError(
    'VETO-409',
    `${entry} exports nothing and defines no container: let your bundler write ES modules, or a container of Module Federation with library type 'var'.`,
  );
}

function entryIn(folder: string, files: readonly string[], chosen: string | undefined): string {
  if (chosen !== undefined) {
    if (files.includes(chosen)) return chosen;
    throw new ToolError('VETO-409', `${folder} has no file ${chosen}.`);
  }
  if (files.includes('remoteEntry.js')) return 'remoteEntry.js';
  const scripts = files.filter((name) => SCRIPT.test(name) && !name.includes('/'));
  const [only, ...others] = scripts;
  if (only !== undefined && others.length === 0) return only;
  throw new ToolError(
    'VETO-409',
    `Name the entry with --entry. ${folder} has: ${files.filter((name) => SCRIPT.test(name)).join(', ')}.`,
  );
}

/** The name that the container exposes: as chosen, or the only one that its text has. */
function exposeIn(entry: string, text: string, chosen: string | undefined): string {
  if (chosen !== undefined) return chosen;
  const found = new Set([...text.matchAll(/["'`](\.\/[\w./-]+)["'`]\s*:/g)].flatMap(([, name]) => name ?? []));
  const [only, ...others] = [...found].filter((name) => !/\.(css|m?js)$/.test(name));
  if (only !== undefined && others.length === 0) return only;
  throw new ToolError(
    'VETO-409',
    `Name with --expose what ${entry} exposes${only ? `: ${[only, ...others].join(', ')}` : ''}.`,
  );
}

function exportsOf(body: readonly ModuleItem[]): string[] {
  return body.flatMap((item) => {
    if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression') return ['default'];
    if (item.type === 'ExportAllDeclaration') return ['*'];
    if (item.type === 'ExportDeclaration') return ['declaration'];
    if (item.type !== 'ExportNamedDeclaration') return [];
    return item.specifiers.flatMap((each) =>
      each.type === 'ExportSpecifier' ? [(each.exported ?? each.orig).value] : ['*'],
    );
  });
}

/** `var hotel;` */
function firstVariable(body: readonly ModuleItem[]): string | undefined {
  for (const item of body) {
    if (item.type !== 'VariableDeclaration' || item.kind !== 'var') continue;
    const id = item.declarations[0]?.id;
    if (id?.type === 'Identifier') return id.value;
  }
  return undefined;
}
