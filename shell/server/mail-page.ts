import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { isLocal } from './visitor-address.ts';

/** A mail that the embedded backend kept instead of sending it. */
export interface KeptMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
  date: string;
}

/** `/_dev/mail`: what would have been sent, as a page or, asked for JSON, as data. On this machine only. */
export function mailPage(listMail: () => Promise<KeptMail[]>): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/_dev/mail', async (c) => {
    if (!isLocal(c)) return c.notFound();
    const mails = await listMail();
    c.header('Cache-Control', 'no-store');
    if (c.req.header('accept')?.includes('application/json')) return c.json(mails);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Mail · Veto</title>
            <link rel="stylesheet" href="/_site/plain.css" />
          </head>
          <body>
            <main>
              <h1>Mail</h1>
              <p>What this site would have sent. It is kept in the data folder and leaves this machine never.</p>
              ${mails.length === 0 ? html`<p class="quiet">Nothing has been sent yet.</p>` : ''}
              ${mails.map(
                (mail) => html`<article>
                  <h2>${mail.subject}</h2>
                  <p class="quiet">To ${mail.to} · <time datetime="${mail.date}">${mail.date}</time></p>
                  ${mail.links.map((link) => html`<p><a href="${link}">${link}</a></p>`)}
                  <pre>${mail.text}</pre>
                </article>`,
              )}
            </main>
          </body>
        </html>`,
    );
  });
  return app;
}
