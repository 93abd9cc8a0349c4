import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const common = {
  ...{ bundle: true, minify: true, format: 'esm', jsx: 'automatic', metafile: true },
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** For each podlet: the page for its server, and the script and the sheet with which the browser takes the page over. */
for (const name of ['list', 'profile']) {
  const page = `./src/pages/vet-${name}.tsx`;
  await build({
    ...{ ...common, platform: 'node', outfile: `server/${name}.mjs`, loader: { '.css': 'empty' } },
    ...{ entryPoints: [page], external: ['react', 'react/jsx-runtime'] },
  });
  const source = `import { hydrateRoot } from 'react-dom/client';
    import { createElement } from 'react';
    import Page from '${page}';
    hydrateRoot(document.getElementById('page'), createElement(Page));`;
  const { metafile } = await build({
    ...{ ...common, outdir: 'dist/assets', entryNames: `${name}-[hash]`, target: 'es2022' },
    stdin: { contents: source, resolveDir: import.meta.dirname, sourcefile: `${name}.js` },
  });
  const files = Object.keys(metafile.outputs).map((file) => file.replace('dist', ''));
  const [js, css] = ['.js', '.css'].map((kind) => files.find((file) => file.endsWith(kind)));
  await writeFile(`server/${name}.json`, JSON.stringify({ js, css }));
}
