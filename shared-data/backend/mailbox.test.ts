import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listMail, MailFolder } from './mailbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'veto-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a mail is kept with its links, unescaped', async () => {
  await new MailFolder(folder).send({
    to: 'anna@example.com',
    subject: 'Set a new password',
    html: '<!DOCTYPE html "http://www.w3.org/x.dtd"><a href="http://localhost/auth?token=1&amp;type=recovery">Reset</a>',
  });
  const [mail] = await listMail(folder);
  expect(mail).toMatchObject({
    to: 'anna@example.com',
    subject: 'Set a new password',
    links: ['http://localhost/auth?token=1&type=recovery'],
  });
  expect(statSync(path.join(folder, `${mail?.id}.json`)).mode & 0o777).toBe(0o600);
});

test('the links of a mail without HTML are those of its text', async () => {
  await new MailFolder(folder).send({ to: 'a@b.pl', subject: 's', text: 'Go to http://localhost/x?a=1 now' });
  expect((await listMail(folder))[0]?.links).toEqual(['http://localhost/x?a=1']);
});

test('the newest comes first, and no more than asked for', async () => {
  const mailbox = new MailFolder(folder);
  for (const subject of ['first', 'second', 'third']) await mailbox.send({ to: 'a@b.pl', subject });
  expect((await listMail(folder, 2)).map(({ subject }) => subject)).toEqual(['third', 'second']);
});

test('a mail is kept with its files; one that an earlier release kept has none', async () => {
  const visit = { name: 'visit.ics', mimeType: 'text/calendar; method=PUBLISH', content: 'BEGIN:VCALENDAR' };
  await new MailFolder(folder).send({ to: 'a@b.pl', subject: 's' }, [visit]);
  const [mail] = await listMail(folder);
  expect(mail?.attachments).toEqual([visit]);
  const { attachments: _, ...earlier } = { ...mail, id: 'earlier' };
  writeFileSync(path.join(folder, '0-earlier.json'), JSON.stringify(earlier));
  expect((await listMail(folder)).map(({ attachments }) => attachments)).toEqual([[visit], []]);
});

test('without a folder there is no mail', async () => {
  expect(await listMail(path.join(folder, 'none'))).toEqual([]);
});
