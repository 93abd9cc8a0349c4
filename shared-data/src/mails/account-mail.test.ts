import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unusedLinkOf } from '../auth/index.ts';
import { writeAccountMail } from './account-mail.ts';
import { ACCOUNT_MAIL_WORDS, ACCOUNT_MAILS, accountMailSubject } from './account-mail-words.ts';

const CONFIG = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');

describe.each(ACCOUNT_MAILS)('%s', (kind) => {
  test('the committed template is what is written', async () => {
    const { html } = await writeAccountMail(kind);
    await expect(html).toMatchFileSnapshot(`../../supabase/templates/${kind}.html`);
  });

  test('the configuration of a hosted project names it', () => {
    expect(CONFIG).toContain(`[auth.email.template.${kind}]
subject = "${accountMailSubject(kind)}"
content_path = "./supabase/templates/${kind}.html"
`);
  });

  test('nothing is filled in but addresses and links', async () => {
    const { html, text } = await writeAccountMail(kind);
    const filledIn = [...`${html}${text}`.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name]) => name);
    expect(filledIn.length).toBeGreaterThan(1);
    for (const name of filledIn) expect([' .SiteURL ', ' .TokenHash ', ' .Email ', ' .NewEmail ']).toContain(name);
    expect(html).not.toContain('unsubscribe');
  });
});

test('says the same as text', async () => {
  expect((await writeAccountMail('recovery')).text).toBe(`Veto


SET A NEW PASSWORD

Hello,

Somebody asked for a new password for {{ .Email }}. Follow the link to set one. It works once, for one hour.

Set a new password {{ .SiteURL }}/reset-password#token_hash={{ .TokenHash }}&type=recovery

You are receiving this email because somebody entered this address at Veto {{ .SiteURL }}. If it was not you, please ignore it.


USTAW NOWE HASŁO

Dzień dobry,

Ktoś poprosił o nowe hasło do konta {{ .Email }}. Otwórz link, aby je ustawić. Działa tylko raz, przez godzinę.

Ustaw nowe hasło {{ .SiteURL }}/pl/reset-password#token_hash={{ .TokenHash }}&type=recovery

Ktoś podał ten adres w serwisie Veto {{ .SiteURL }}. Jeśli to nie Ty, zignoruj tę wiadomość.


ЗАДАЙТЕ НОВИЙ ПАРОЛЬ

Добрий день!

Хтось попросив новий пароль для {{ .Email }}. Щоб задати його, відкрийте посилання. Воно діє один раз, протягом години.

Задати новий пароль {{ .SiteURL }}/reset-password#token_hash={{ .TokenHash }}&type=recovery

Хтось указав цю адресу на сайті Veto {{ .SiteURL }}. Якщо це були не ви, просто не зважайте на цей лист.`);
});

test('only what the site follows has a link that signs in', () => {
  for (const language of ['english', 'polish', 'ukrainian'] as const) {
    const addresses = ACCOUNT_MAILS.map((kind) => ACCOUNT_MAIL_WORDS[kind][language].action.url);
    const links = addresses.map((url) => unusedLinkOf(url.replace(/^[^#]*/, '')));
    expect(links.map((link) => link?.kind)).toEqual(['signup', 'recovery', 'email_change', undefined, undefined]);
  }
});
