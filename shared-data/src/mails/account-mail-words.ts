/** The mails that the sign-in service sends, as it names their templates. */
export const ACCOUNT_MAILS = ['confirmation', 'recovery', 'email_change', 'invite', 'magic_link'] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];

interface Words {
  title: string;
  text: string;
  action: { label: string; url: string };
}

/**
 * The page whose button uses the link up (auth/follow-mail-link.ts). `{{ .ConfirmationURL }}` would be used up by whatever
 * opens it first, which is often a program that looks through mails; what stands behind '#' it does not even send.
 */
const pageOf = (type: string, language = '') =>
  `{{ .SiteURL }}${language}/reset-password#token_hash={{ .TokenHash }}&type=${type}`;

/**
 * What each says, in all languages: the service does not know which one its reader speaks. In braces stands what the
 * service fills in; never a name, which anybody may have typed into a form to have it sent to somebody else. The site
 * follows links for a new password and for an address and no others: an invitation and a link to sign in lead to the
 * pages that do the same.
 */
export const ACCOUNT_MAIL_WORDS: Readonly<Record<AccountMail, Record<'english' | 'polish' | 'ukrainian', Words>>> = {
  confirmation: {
    english: {
      title: 'Confirm your email address',
      text: 'Welcome to Veto. Please confirm that {{ .Email }} is your email address. The link works once, for one hour.',
      action: { label: 'Confirm my address', url: pageOf('signup') },
    },
    polish: {
      title: 'Potwierdź adres e-mail',
      text: 'Witaj w Veto. Potwierdź, że {{ .Email }} to Twój adres. Link działa tylko raz, przez godzinę.',
      action: { label: 'Potwierdzam adres', url: pageOf('signup', '/pl') },
    },
    ukrainian: {
      title: 'Підтвердьте електронну пошту',
      text: 'Вітаємо на Veto. Підтвердьте, що {{ .Email }} — ваша адреса. Посилання діє один раз, протягом години.',
      action: { label: 'Підтвердити адресу', url: pageOf('signup') },
    },
  },
  recovery: {
    english: {
      title: 'Set a new password',
      text: 'Somebody asked for a new password for {{ .Email }}. Follow the link to set one. It works once, for one hour.',
      action: { label: 'Set a new password', url: pageOf('recovery') },
    },
    polish: {
      title: 'Ustaw nowe hasło',
      text: 'Ktoś poprosił o nowe hasło do konta {{ .Email }}. Otwórz link, aby je ustawić. Działa tylko raz, przez godzinę.',
      action: { label: 'Ustaw nowe hasło', url: pageOf('recovery', '/pl') },
    },
    ukrainian: {
      title: 'Задайте новий пароль',
      text: 'Хтось попросив новий пароль для {{ .Email }}. Щоб задати його, відкрийте посилання. Воно діє один раз, протягом години.',
      action: { label: 'Задати новий пароль', url: pageOf('recovery') },
    },
  },
  email_change: {
    english: {
      title: 'Confirm your new address',
      text: 'You asked to change the address of your account from {{ .Email }} to {{ .NewEmail }}. Follow the link to confirm. It works once, for one hour.',
      action: { label: 'Confirm the change', url: pageOf('email_change') },
    },
    polish: {
      title: 'Potwierdź nowy adres',
      text: 'Na koncie wybrano nowy adres. Dotychczasowy: {{ .Email }}, nowy: {{ .NewEmail }}. Otwórz link, aby go potwierdzić. Działa tylko raz, przez godzinę.',
      action: { label: 'Potwierdzam zmianę', url: pageOf('email_change', '/pl') },
    },
    ukrainian: {
      title: 'Підтвердьте нову адресу',
      text: 'Для облікового запису вибрано нову адресу. Теперішня: {{ .Email }}, нова: {{ .NewEmail }}. Щоб підтвердити її, відкрийте посилання. Воно діє один раз, протягом години.',
      action: { label: 'Підтвердити зміну', url: pageOf('email_change') },
    },
  },
  invite: {
    english: {
      title: 'You are invited to Veto',
      text: 'There is an account at Veto for {{ .Email }}. Set a password for this address, then sign in with it.',
      action: { label: 'Set a password', url: '{{ .SiteURL }}/forgot-password' },
    },
    polish: {
      title: 'Zaproszenie do Veto',
      text: 'W Veto jest konto dla adresu {{ .Email }}. Ustaw hasło do niego, a potem zaloguj się.',
      action: { label: 'Ustaw hasło', url: '{{ .SiteURL }}/pl/forgot-password' },
    },
    ukrainian: {
      title: 'Запрошення до Veto',
      text: 'На Veto є обліковий запис для {{ .Email }}. Задайте для нього пароль, а потім увійдіть.',
      action: { label: 'Задати пароль', url: '{{ .SiteURL }}/forgot-password' },
    },
  },
  magic_link: {
    english: {
      title: 'Sign in to Veto',
      text: 'You sign in to Veto with your password. If you have forgotten it, you can set a new one there.',
      action: { label: 'Sign in', url: '{{ .SiteURL }}/login' },
    },
    polish: {
      title: 'Zaloguj się do Veto',
      text: 'Do Veto loguje się hasłem. Jeśli go nie pamiętasz, możesz tam ustawić nowe.',
      action: { label: 'Zaloguj się', url: '{{ .SiteURL }}/pl/login' },
    },
    ukrainian: {
      title: 'Увійдіть у Veto',
      text: 'На Veto входять із паролем. Якщо ви його не пам’ятаєте, там можна задати новий.',
      action: { label: 'Увійти', url: '{{ .SiteURL }}/login' },
    },
  },
};

/** 'Set a new password / Ustaw nowe hasło / Задайте новий пароль'. */
export const accountMailSubject = (kind: AccountMail): string =>
  Object.values(ACCOUNT_MAIL_WORDS[kind])
    .map(({ title }) => title)
    .join(' / ');
