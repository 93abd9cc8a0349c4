import { constants } from 'node:zlib';
import Layout from '@podium/layout';
import compression from 'compression';
import express from 'express';
import { frame } from './src/pages/frame.mjs';

/** `layout.mjs PORT LIST_PORT PROFILE_PORT`: the server that visitors ask; its assets come from the static server's handler. */
const [port, ...ports] = process.argv.slice(2);
const { assets } = await import(process.env.ASSETS);

const layout = new Layout({ name: 'vets', pathname: '/', development: false });
const register = (name, at) => layout.client.register({ name, uri: `http://127.0.0.1:${at}/manifest.json` });
const podlets = { '/vets': register('list', ports[0]), '/profile': register('profile', ports[1]) };
layout.view(({ css, js }, main) =>
  frame({ head: css.map((each) => each.toHTML()).join(''), main, end: js.map((each) => each.toHTML()).join('') }),
);

const app = express();
app.use('/assets', await assets('dist/assets'));
app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));
app.use(layout.middleware());
for (const [path, podlet] of Object.entries(podlets))
  app.get(path, async (_request, response) => {
    const incoming = response.locals.podium;
    const fragment = await podlet.fetch(incoming);
    incoming.podlets = [fragment];
    response.set('Cache-Control', 'no-cache');
    response.podiumSend(fragment.content);
  });
app.listen(Number(port), '127.0.0.1', () => console.error('listening'));
