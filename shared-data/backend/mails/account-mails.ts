import path from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { ACCOUNT_MAILS, accountMailSubject } from '../../src/mails/account-mail-words.ts';

/** What the sign-in service writes its mails by: the files that a hosted project is given, too. */
export function accountMailTemplates(projectFolder: string) {
  return Object.fromEntries(
    ACCOUNT_MAILS.map((kind) => [
      kind,
      {
        subject: accountMailSubject(kind),
        content_path: path.join(projectFolder, 'supabase/templates', `${kind}.html`),
      },
    ]),
  );
}

/** The service has templates of HTML alone: the text that goes with it is the same mail, not a sentence of its own. */
export function withTextOfHtml(driver: EmailDriver): EmailDriver {
  return {
    async send(message: EmailMessage) {
      if (!message.html) return driver.send(message);
      // With the first mail: nothing else here needs it.
      const { toPlainText } = await import('@react-email/render');
      return driver.send({ ...message, text: toPlainText(message.html) });
    },
  };
}
