/** Where mails go: `VETO_SMTP_URL` ('smtp://user:password@host:587') from `VETO_MAIL_FROM`. */
export interface SmtpSettings {
  url: string;
  /** 'Veto <no-reply@veto.example>'. */
  from: string;
}

/**
 * What the environment says; null: nothing is sent, and mails are kept. Throws a whole sentence when only half of it is there, or
 * the address is none: without the address itself, which has a password.
 */
export function smtpSettings({ VETO_SMTP_URL, VETO_MAIL_FROM }: NodeJS.ProcessEnv): SmtpSettings | null {
  if (!VETO_SMTP_URL) return null;
  if (!/^smtps?:\/\/./.test(VETO_SMTP_URL) || !URL.canParse(VETO_SMTP_URL))
    throw new Error('VETO_SMTP_URL is no address of a mail server, such as smtp://user:password@host:587.');
  if (!VETO_MAIL_FROM)
    throw new Error('VETO_SMTP_URL needs VETO_MAIL_FROM beside it: the address that mails come from.');
  return { url: VETO_SMTP_URL, from: VETO_MAIL_FROM };
}
