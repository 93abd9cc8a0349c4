import { domainToASCII } from 'node:url';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { createTransport } from 'nodemailer';
import type { WrittenMail } from '../../src/mails/write-mail.ts';
import type { MailFolder } from '../mailbox.ts';
import type { SmtpSettings } from './smtp-settings.ts';

export interface OutgoingMail extends WrittenMail {
  /** Of the mail's row; part of its Message-ID, so that a receiver knows a second copy for what it is. */
  id: string;
  to: string;
}

/** Resolves once whoever carries the mail has taken it; rejects when it was not taken. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** What the calendar file of a mail is called. */
const CALENDAR_FILE = 'visit.ics';

/** Patience with the mail server, in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** No out-of-office note answers what a program sent (RFC 3834, 5.2). */
const NO_REPLY = { 'Auto-Submitted': 'auto-generated' };

/** Sends by SMTP: mails of the site, and those of the sign-in service. */
export function smtpMail({ url, from }: SmtpSettings): { send: SendMail; driver: EmailDriver } {
  const transport = createTransport({ url, ...PATIENCE }, { from, headers: NO_REPLY });
  const domain = domainToASCII(/@([^>\s]+)/.exec(from)?.[1] ?? '') || 'veto';
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl, calendarFile }) {
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        to,
        subject,
        text,
        html,
        // The library's `list` would make a link of the second one (RFC 8058).
        ...(unsubscribeUrl !== null && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        ...(calendarFile && {
          icalEvent: { filename: CALENDAR_FILE, method: methodOf(calendarFile), content: calendarFile },
        }),
      });
    },
    driver: {
      async send({ to, subject, text, html }: EmailMessage) {
        await transport.sendMail({ to, subject, ...(text && { text }), ...(html && { html }) });
      },
    },
  };
}

/** Keeps mails where those of the sign-in service are kept, with their files. */
export function keptMail(folder: Pick<MailFolder, 'send'>): SendMail {
  return ({ to, subject, text, html, calendarFile }) =>
    folder.send(
      { to, subject, text, html },
      calendarFile
        ? [{ name: CALENDAR_FILE, mimeType: `text/calendar; method=${methodOf(calendarFile)}`, content: calendarFile }]
        : [],
    );
}

function methodOf(calendarFile: string): string {
  return /^METHOD:(\w+)/m.exec(calendarFile)?.[1] ?? 'PUBLISH';
}
