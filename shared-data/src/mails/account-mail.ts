import { render } from '@react-email/render';
import { createElement } from 'react';
import { ACCOUNT_MAIL_WORDS, type AccountMail, accountMailSubject } from './account-mail-words.ts';
import { MailLayout } from './mail-layout.ts';

/**
 * The template of a mail of the sign-in service, in the layout of all mails, in English and below in the other languages. `{{ .Name }}` stands where the
 * service fills in: SiteURL, TokenHash, Email, NewEmail.
 */
export async function writeAccountMail(kind: AccountMail): Promise<{ subject: string; html: string; text: string }> {
  const { english, polish, ukrainian } = ACCOUNT_MAIL_WORDS[kind];
  const subject = accountMailSubject(kind);
  const layout = createElement(MailLayout, {
    ...english,
    greeting: 'Hello,',
    details: [],
    quote: null,
    inOthers: [
      { ...polish, greeting: 'Dzień dobry,', language: 'pl' },
      { ...ukrainian, greeting: 'Добрий день!', language: 'uk' },
    ],
    siteUrl: '{{ .SiteURL }}',
    unsubscribeUrl: null,
  });
  return { subject, html: await render(layout), text: await render(layout, { plainText: true }) };
}
