/** The mails that the sign-in service sends, as it names their templates. */
export const ACCOUNT_MAILS = ['confirmation', 'recovery', 'email_change', 'invite', 'magic_link'] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];

interface AccountMailWords {
  subject: string;
  text: string;
  action: { label: string; url: string };
}

/**
 * The page whose button uses the link up (auth/follow-mail-link.ts). `{{ .ConfirmationURL }}` would be used up by whatever
 * opens it first, which is often a program that looks through mails; what stands behind '#' it does not even send.
 */
const pageOf = (type: string) => `{{ .SiteURL }}/reset-password#token_hash={{ .TokenHash }}&type=${type}`;

/**
 * What each says. In braces stands what the service fills in; never a name, which anybody may have typed into a form to
 * have it sent to somebody else. The site follows links for a new password and for an address and no
 * others: an invitation and a link to sign in lead to the pages that do the same.
 */
export const ACCOUNT_MAIL_WORDS: Readonly<Record<AccountMail, AccountMailWords>> = {
  confirmation: {
    subject: 'Confirm your email address',
    text: 'Welcome to Veto. Please confirm that {{ .Email }} is your email address. The link works once, for one hour.',
    action: { label: 'Confirm my address', url: pageOf('signup') },
  },
  recovery: {
    subject: 'Set a new password',
    text: 'Somebody asked for a new password for {{ .Email }}. Follow the link to set one. It works once, for one hour.',
    action: { label: 'Set a new password', url: pageOf('recovery') },
  },
  email_change: {
    subject: 'Confirm your new address',
    text: 'You asked to change the address of your account from {{ .Email }} to {{ .NewEmail }}. Follow the link to confirm. It works once, for one hour.',
    action: { label: 'Confirm the change', url: pageOf('email_change') },
  },
  invite: {
    subject: 'You are invited to Veto',
    text: 'There is an account at Veto for {{ .Email }}. Set a password for this address, then sign in with it.',
    action: { label: 'Set a password', url: '{{ .SiteURL }}/forgot-password' },
  },
  magic_link: {
    subject: 'Sign in to Veto',
    text: 'You sign in to Veto with your password. If you have forgotten it, you can set a new one there.',
    action: { label: 'Sign in', url: '{{ .SiteURL }}/login' },
  },
};
