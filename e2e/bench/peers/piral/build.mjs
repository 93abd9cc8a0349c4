import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { frame } from './src/pages/frame.mjs';

const run = (tool, ...words) => execFileSync(`node_modules/.bin/${tool}`, words, { stdio: 'inherit' });
const NAMES = ['list', 'profile'];

// Pilets know the app shell by its package, as in a monorepo of Piral's.
symlinkSync('../shell', 'node_modules/peer-piral-shell');
const document = frame({ main: '<main id="app"></main>', end: '<script src="./index.jsx"></script>' });
writeFileSync('shell/src/index.html', document);
run('piral', 'build', '--base', 'shell', '--type', 'release', '--log-level', '1');
cpSync('shell/dist/release', 'dist', { recursive: true });
for (const name of NAMES) {
  run('pilet', 'build', '--base', name, '--schema', 'v2', '--log-level', '1');
  cpSync(`${name}/dist`, `dist/${name}/1.0.0`, { recursive: true });
}

/** What a feed service answers. */
const items = NAMES.map((name) => ({
  name: `peer-piral-${name}`,
  version: '1.0.0',
  link: `/${name}/1.0.0/index.js`,
  spec: 'v2',
}));
writeFileSync('dist/feed.json', JSON.stringify({ items }));
