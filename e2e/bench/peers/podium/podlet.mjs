import { readFile } from 'node:fs/promises';
import Podlet from '@podium/podlet';
import express from 'express';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** `podlet.mjs NAME PORT ASSETS_URL`: a server of one fragment, whose script and sheet lie elsewhere. */
const [name, port, assetsUrl] = process.argv.slice(2);
const { default: Page } = await import(`./server/${name}.mjs`);
const { js, css } = JSON.parse(await readFile(`server/${name}.json`, 'utf8'));

const podlet = new Podlet({ name, version: '1.0.0', pathname: '/', development: false });
podlet.css({ value: assetsUrl + css });
podlet.js({ value: assetsUrl + js, type: 'module' });

const app = express();
app.use(podlet.middleware());
app.get(podlet.content(), (_request, response) =>
  response.podiumSend(`<main id="page">${renderToString(createElement(Page))}</main>`),
);
app.get(podlet.manifest(), (_request, response) => response.json(podlet));
app.listen(Number(port), '127.0.0.1', () => console.error('listening'));
