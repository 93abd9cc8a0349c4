import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { keptMail, smtpMail } from './mail-transport.ts';
import { smtpSettings } from './smtp-settings.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A mail server that takes one mail, or says no to its receiver; resolves with its address and what it was sent. */
async function mailServer(answerToReceiver = '250 OK') {
  const lines: string[] = [];
  let inData = false;
  server = createServer((socket) => {
    socket.write('220 mail.test ready\r\n');
    let rest = '';
    socket.on('data', (chunk) => {
      const parts = (rest + chunk.toString()).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        if (inData) {
          if (line !== '.') continue;
          inData = false;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT')) socket.write(`${answerToReceiver}\r\n`);
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 OK\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, lines };
}

const FROM = 'Veto <no-reply@veto.example>';
const MAIL = {
  id: 'a1b2',
  to: 'olga@veto.test',
  subject: 'Your visit is tomorrow',
  text: 'Rex has a visit.',
  html: '<p>Rex has a visit.</p>',
  unsubscribeUrl: 'https://veto.example/unsubscribe/t',
  calendarFile: 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR',
};

test('a mail leaves as text, HTML and calendar file, with an id of its own and the way to get no more', async () => {
  const { url, lines } = await mailServer();
  await smtpMail({ url, from: FROM }).send(MAIL);
  const sent = lines.join('\n');
  for (const part of [
    'RCPT TO:<olga@veto.test>',
    'From: Veto <no-reply@veto.example>',
    'Message-ID: <a1b2@veto.example>',
    'List-Unsubscribe: <https://veto.example/unsubscribe/t>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
    'method=PUBLISH',
    'visit.ics',
    'Auto-Submitted: auto-generated',
  ])
    expect(sent).toContain(part);
});

test('its id is ASCII at an international domain, too', async () => {
  const { url, lines } = await mailServer();
  await smtpMail({ url, from: 'Veto <no-reply@zwierzęta.example>' }).send(MAIL);
  expect(lines).toContain('Message-ID: <a1b2@xn--zwierzta-seb.example>');
});

test('a mail that the server does not take is an error with its words', async () => {
  const { url } = await mailServer('550 no such mailbox');
  await expect(smtpMail({ url, from: FROM }).send(MAIL)).rejects.toThrow(/550 no such mailbox/);
});

test('mails of the sign-in service go the same way', async () => {
  const { url, lines } = await mailServer();
  await smtpMail({ url, from: FROM }).driver.send({
    to: 'olga@veto.test',
    subject: 'Reset',
    text: 'The link',
    html: '',
  });
  expect(lines).toEqual(expect.arrayContaining(['Subject: Reset', 'Auto-Submitted: auto-generated']));
});

test('where nothing is sent, a mail is kept with its calendar file; one about no visit has none', async () => {
  const kept: unknown[] = [];
  const send = keptMail({ send: async ({ subject }, files) => void kept.push({ subject, files }) });
  await send(MAIL);
  await send({ ...MAIL, subject: 'A message', calendarFile: null });
  expect(kept).toEqual([
    {
      subject: 'Your visit is tomorrow',
      files: [{ name: 'visit.ics', mimeType: 'text/calendar; method=PUBLISH', content: MAIL.calendarFile }],
    },
    { subject: 'A message', files: [] },
  ]);
});

test('half of the settings is refused, none means that mails are kept', () => {
  expect(smtpSettings({})).toBeNull();
  expect(() => smtpSettings({ VETO_SMTP_URL: 'smtp://mail.test' })).toThrow(/VETO_MAIL_FROM/);
  for (const VETO_SMTP_URL of ['mail.test', 'ann:secret@mail.test:587', 'https://mail.test', 'smtp://'])
    expect(() => smtpSettings({ VETO_SMTP_URL, VETO_MAIL_FROM: FROM })).toThrow(
      /^VETO_SMTP_URL is no address of a mail server, such as smtp:/,
    );
  expect(smtpSettings({ VETO_SMTP_URL: 'smtp://mail.test', VETO_MAIL_FROM: FROM })).toEqual({
    url: 'smtp://mail.test',
    from: FROM,
  });
});
