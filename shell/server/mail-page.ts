import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { serverPage } from './plain-page.ts';
import { isLocal } from './visitor-address.ts';

type Env = { Bindings: HttpBindings };

/** A mail that the embedded backend kept instead of sending it. */
export interface KeptMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
  date: string;
}

export interface MailPageOptions {
  listMail: () => Promise<KeptMail[]>;
  /**
   * 'everybody' who reaches the site may read all mail, links to new passwords among it; 'local': who asks on this
   * machine itself, by its own name; 'nobody'.
   */
  mailFor: 'everybody' | 'local' | 'nobody';
}

/** `/_dev/mail`: what would have been sent, as a page or, asked for JSON, as data. */
export function mailPage({ listMail, mailFor }: MailPageOptions): Hono<Env> {
  const mayRead = (c: Context<Env>) => mailFor === 'everybody' || (mailFor === 'local' && isLocal(c));
  const app = new Hono<Env>();
  app.get('/_dev/mail', async (c) => {
    if (!mayRead(c)) return c.notFound();
    const mails = await listMail();
    c.header('Cache-Control', 'no-store');
    if (c.req.header('accept')?.includes('application/json')) return c.json(mails);
    return serverPage(c, { title: 'Mail', content: listOf(mails) });
  });
  return app;
}

function listOf(mails: readonly KeptMail[]) {
  return html`<p>What this site would have sent. It is kept in the data folder and never leaves this machine.</p>
    ${mails.length === 0 ? html`<p class="quiet">Nothing has been sent yet.</p>` : ''}
    ${mails.map(
      (mail) => html`<article>
        <h2>${mail.subject}</h2>
        <p class="quiet">To ${mail.to} · <time datetime="${mail.date}">${mail.date}</time></p>
        ${mail.links.map((link) => html`<p><a href="${link}">${link}</a></p>`)}
        <pre>${mail.text}</pre>
      </article>`,
    )}`;
}
