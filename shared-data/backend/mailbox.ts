import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** A file of a mail; text, as all that the site attaches. */
export interface MailAttachment {
  name: string;
  /** 'text/calendar; method=PUBLISH' */
  mimeType: string;
  content: string;
}

/** A mail that would have been sent. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The addresses that the mail links to, in order. */
  links: string[];
  attachments: readonly MailAttachment[];
  /** ISO moment. */
  date: string;
}

/** Keeps each mail as a file instead of sending it. */
export class MailFolder implements EmailDriver {
  readonly #folder: string;
  #sent = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async send(
    { to, subject, text = '', html = '' }: EmailMessage,
    attachments: readonly MailAttachment[] = [],
  ): Promise<void> {
    const date = new Date().toISOString();
    // Sorts by time, and within a millisecond by turn.
    const turn = String(this.#sent++).padStart(6, '0');
    const mail: Mail = {
      id: `${date.replaceAll(/[:.]/g, '-')}-${turn}-${randomUUID().slice(0, 8)}`,
      to,
      subject,
      text,
      html,
      links: linksOf(html, text),
      attachments,
      date,
    };
    const file = path.join(this.#folder, `${mail.id}.json`);
    await writeFile(`${file}.new`, JSON.stringify(mail, null, 2), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
}

/** The latest mails of a folder, newest first. */
export async function listMail(folder: string, limit = 200): Promise<Mail[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const latest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .slice(-limit);
  const mails = await Promise.all(
    latest.map(async (name): Promise<Mail> => {
      const kept = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail;
      // Earlier releases kept a mail without its files.
      return { ...kept, attachments: kept.attachments ?? [] };
    }),
  );
  return mails.reverse();
}

/** The targets of the mail's links; of its text where there is no HTML. */
function linksOf(html: string, text: string): string[] {
  const targets = html
    ? [...html.matchAll(/\bhref="(https?:[^"]+)"/g)].map(([, target]) => target?.replaceAll('&amp;', '&') ?? '')
    : (text.match(/https?:\/\/[^\s"'<>]+/g) ?? []);
  return [...new Set(targets)];
}
