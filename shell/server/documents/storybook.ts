import { mkdirSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { isLocal } from '../http/visitor-address.ts';
import { plainPage } from './plain-page.ts';

type Env = { Bindings: HttpBindings };

/** `/_storybook/`, built in `folder`. It brings its own scripts, some of them inline, so that it is for this machine only. */
export function addStorybook(app: Hono<Env>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = serveStatic<Env>({ root: folder, rewriteRequestPath: (path) => path.slice('/_storybook'.length) });
  app.use('/_storybook/*', async (c, next) => (isLocal(c) ? next() : c.notFound()));
  app.get('/_storybook', (c) => c.redirect('/_storybook/', 302));
  app.get('/_storybook/*', files, (c) => {
    if (c.req.path !== '/_storybook/') return c.notFound();
    if (process.env.VETO_STORYBOOK === '0') {
      c.status(404);
      return plainPage(c, { title: 'Storybook is not built', text: 'This site was started with VETO_STORYBOOK=0.' });
    }
    c.status(503);
    return plainPage(c, {
      title: 'Storybook is being built',
      text: 'This page shows it as soon as it is ready, which takes about a minute after the first start.',
      refreshSeconds: 5,
    });
  });
}
