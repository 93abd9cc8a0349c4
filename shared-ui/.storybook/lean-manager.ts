import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Storybook ships its own interface as it was written; the page loads all of it as modules. */
const INTERFACE = '{sb-manager,sb-addons/*}/*.js';
/** Our theme asks for Figtree, which comes with the stories. */
const UNUSED_FONTS = '{.,sb-common-assets}/nunito-sans-*.woff2';
const NUNITO = /@font-face\s*\{[^}]*Nunito[^}]*\}/g;
const FIGTREE = '../src/font/figtree-latin-basic.woff2';

/** Takes two and a half megabytes from the built interface, which is in place before the stories are, and gives it our letters. */
export function leanManager(): Plugin {
  let folder = '';
  return {
    name: 'veto-lean-manager',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      for (const file of globSync(INTERFACE, { cwd: folder }).map((name) => join(folder, name)))
        writeFileSync(file, (await minify(file, readFileSync(file, 'utf8'), { module: true })).code);
      for (const font of globSync(UNUSED_FONTS, { cwd: folder })) rmSync(join(folder, font));
      for (const page of globSync('*.html', { cwd: folder }))
        writeFileSync(join(folder, page), readFileSync(join(folder, page), 'utf8').replaceAll(NUNITO, ''));
      copyFileSync(join(import.meta.dirname, FIGTREE), join(folder, 'figtree.woff2'));
    },
  };
}
