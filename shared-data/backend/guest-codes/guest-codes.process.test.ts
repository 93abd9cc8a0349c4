import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestBackend } from '../test-backend.ts';
import { bySms, smsSettings } from './carry-code.ts';

/** What the gateway was sent, and how it answers. */
const received: { headers: IncomingMessage['headers']; body: { to: string; text: string } }[] = [];
let reply = (response: ServerResponse): void => void response.writeHead(202).end();
const sms = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
  reply(response);
});
await new Promise<void>((resolve) => sms.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(sms.address() as AddressInfo).port}/send`;
const settings = { url, token: 'secret', countries: ['48'], aDay: 5 };
const patient = bySms(settings);
let carry = patient;
const backend = await openTestBackend((take) => carry(take));
const vet = await backend.signUp('vet@veto.test', 'veterinarian');
await vet.db
  .from('profiles')
  .update({ full_name: 'Wanda Lis', city: 'Gdynia', specialty: 'Dermatology', confirms_guests: true })
  .eq('id', vet.id);
await backend.connection.query(
  `insert into public.licences (veterinarian_id, verified_at, valid_until) values ($1, now(), now() + interval '2 years')`,
  [vet.id],
);
afterAll(async () => {
  sms.closeAllConnections();
  await new Promise((resolve) => sms.close(resolve));
  await backend.close();
});

const visitor = backend.client();
const EMAIL = 'anna@gosc.test';
const send = (fields: object = {}) =>
  visitor.rpc('send_guest_code', { veterinarian: vet.id, email: EMAIL, phone: '600 100 200', ...fields });
const waitingMails = async () => (await backend.connection.query('select from private.mails')).rows.length;
const confirm = async () => {
  const [code] = /\d{6}/.exec(received.at(-1)?.body.text ?? '') ?? [];
  return (await visitor.rpc('confirm_guest_code', { veterinarian: vet.id, email: EMAIL, code })).data as string | null;
};

beforeEach(async () => {
  received.length = 0;
  carry = patient;
  reply = (response) => void response.writeHead(202).end();
  for (const table of ['mails', 'guest_codes']) await backend.connection.query(`delete from private.${table}`);
});

test('a code goes to the phone and not by mail; it confirms that number alone', async () => {
  const { data, error } = await send({ language: 'pl' });
  expect([data, error]).toEqual(['+48600100200', null]);
  expect(received).toMatchObject([
    {
      headers: { authorization: 'Bearer secret' },
      body: { to: '+48600100200', text: expect.stringMatching(/^Wpisz \d{6}, aby umówić wizytę/) },
    },
  ]);
  expect(await waitingMails()).toBe(0);
  const confirmation = await confirm();
  const book = (client_phone: string) =>
    visitor.rpc('book_as_guest', {
      ...{ veterinarian: vet.id, visit_date: '2999-01-01', visit_time: '10:00', client_name: 'Anna', client_phone },
      ...{ pet_name: 'Rex', pet_type: 'dog', reason: 'Limps', email: EMAIL, confirmation },
    });
  expect((await book('600 100 201')).error?.message).toMatch(/enter the code/);
  expect((await book('600 100 200')).error?.message).toMatch(/one year ahead/);
});

test.each([
  ['refuses', (response: ServerResponse) => void response.writeHead(500).end(), patient],
  ['is silent', () => {}, bySms({ ...settings, patience: 300 })],
])('a guest is told when the gateway %s', async (_what, answering, carrying) => {
  reply = answering;
  carry = carrying;
  const { error, status } = await send();
  expect([status, error?.message]).toEqual([424, expect.stringMatching(/^The code could not be sent to your phone/)]);
});

test('without a phone number the code waits as a mail, and a refusal stays one', async () => {
  expect(await send({ phone: null })).toMatchObject({ data: null, error: null });
  expect((await send({ email: 'nobody' })).status).toBe(400);
  expect([await waitingMails(), received]).toEqual([1, []]);
});

test('another country, and the sixth message of a day, go by mail', async () => {
  expect(await send({ phone: '+380 44 123 45 67' })).toMatchObject({ data: null, error: null });
  expect([await waitingMails(), received]).toEqual([1, []]);
  for (let times = 0; times < 6; times++) {
    await backend.connection.query('delete from private.guest_codes');
    expect((await send()).error).toBeNull();
  }
  expect(received.length).toBeLessThan(6);
  expect(await waitingMails()).toBeGreaterThan(0);
});

test('there is no SMS unless the environment names a gateway', () => {
  expect(smsSettings({})).toBeNull();
  const poland = { url, token: undefined, countries: ['48'], aDay: 200 };
  expect(smsSettings({ VETO_SMS_URL: url })).toEqual(poland);
  const chosen = { VETO_SMS_COUNTRIES: '48, +380', VETO_SMS_A_DAY: '9' };
  expect(smsSettings({ VETO_SMS_URL: url, ...chosen })).toEqual({ ...poland, countries: ['48', '380'], aDay: 9 });
  for (const wrong of [{ VETO_SMS_COUNTRIES: 'PL' }, { VETO_SMS_A_DAY: '0' }])
    expect(() => smsSettings({ VETO_SMS_URL: url, ...wrong })).toThrow(/such as/);
});
