import type { HttpBindings } from '@hono/node-server';
import type { Mail } from '@veto/shared-data/backend';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { serverPage } from '../documents/plain-page.ts';
import { isLocal } from '../http/visitor-address.ts';

type Env = { Bindings: HttpBindings };

export interface MailPageOptions {
  listMail: () => Promise<Mail[]>;
  /**
   * 'everybody' who reaches the site may read all mail, links to new passwords among it; 'local': who asks on this
   * machine itself, by its own name; 'nobody'.
   */
  mailFor: 'everybody' | 'local' | 'nobody';
}

/** A mail is drawn as its program would, and can do nothing: no script, no form, no picture from elsewhere. */
const HTML_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * `/_dev/mail`: what would have been sent, as a page or, asked for JSON, as data; below it each mail as HTML, and its
 * files to download.
 */
export function mailPage({ listMail, mailFor }: MailPageOptions): Hono<Env> {
  const mayRead = (c: Context<Env>) => mailFor === 'everybody' || (mailFor === 'local' && isLocal(c));
  const find = async (id: string) => (await listMail()).find((mail) => mail.id === id);
  const app = new Hono<Env>();
  app.get('/_dev/mail', async (c) => {
    if (!mayRead(c)) return c.notFound();
    const mails = await listMail();
    c.header('Cache-Control', 'no-store');
    if (c.req.header('accept')?.includes('application/json')) return c.json(mails);
    return serverPage(c, { title: 'Mail', content: listOf(mails) });
  });
  app.get('/_dev/mail/:id/html', async (c) => {
    const mail = mayRead(c) ? await find(c.req.param('id')) : undefined;
    if (!mail?.html) return c.notFound();
    return c.html(mail.html, 200, { 'Cache-Control': 'no-store', 'Content-Security-Policy': HTML_POLICY });
  });
  app.get('/_dev/mail/:id/files/:number', async (c) => {
    const mail = mayRead(c) ? await find(c.req.param('id')) : undefined;
    const file = mail?.attachments[Number(c.req.param('number'))];
    if (!file) return c.notFound();
    return c.body(file.content, 200, {
      'Cache-Control': 'no-store',
      'Content-Type': `${file.mimeType}; charset=utf-8`,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    });
  });
  return app;
}

function listOf(mails: readonly Mail[]) {
  return html`<p>What this site would have sent. It is kept in the data folder and never leaves this machine.</p>
    ${mails.length === 0 ? html`<p class="quiet">Nothing has been sent yet.</p>` : ''}
    ${mails.map(
      (mail) => html`<article>
        <h2>${mail.subject}</h2>
        <p class="quiet">To ${mail.to} · <time datetime="${mail.date}">${mail.date}</time></p>
        ${mail.html ? html`<p><a href="/_dev/mail/${mail.id}/html">As HTML</a></p>` : ''}
        ${mail.attachments.map(
          ({ name, content }, number) =>
            html`<p>
              <a href="/_dev/mail/${mail.id}/files/${number}">${name}</a> (${sizeOf(content)}, attached)
            </p>`,
        )}
        ${mail.links.map((link) => html`<p><a href="${link}">${link}</a></p>`)}
        <pre>${mail.text}</pre>
      </article>`,
    )}`;
}

function sizeOf(content: string): string {
  const bytes = Buffer.byteLength(content);
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} kB`;
}
