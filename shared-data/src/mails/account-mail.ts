import { render } from '@react-email/render';
import { createElement } from 'react';
import { ACCOUNT_MAIL_WORDS, type AccountMail } from './account-mail-words.ts';
import { MailLayout } from './mail-layout.ts';

/**
 * The template of a mail of the sign-in service, in the layout of all mails. `{{ .Name }}` stands where the service fills
 * in: SiteURL, TokenHash, Email, NewEmail.
 */
export async function writeAccountMail(kind: AccountMail): Promise<{ subject: string; html: string; text: string }> {
  const { subject, text, action } = ACCOUNT_MAIL_WORDS[kind];
  const layout = createElement(MailLayout, {
    title: subject,
    greeting: 'Hello,',
    text,
    details: [],
    quote: null,
    action,
    siteUrl: '{{ .SiteURL }}',
    unsubscribeUrl: null,
  });
  return { subject, html: await render(layout), text: await render(layout, { plainText: true }) };
}
