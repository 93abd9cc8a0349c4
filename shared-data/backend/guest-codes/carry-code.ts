import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface WaitingCode {
  /** A plus and digits. */
  phone: string;
  text: string;
}

/**
 * Brings a guest's code to them. Answers the phone number that has it by then, or null: the mail that waits in the queue brings
 * it. Rejects where nobody took it. `take` takes the code out of the queue; null where there is none.
 */
export type CarryCode = (take: TakeCode) => Promise<string | null>;

/** Takes the code whose phone may get it; null leaves it to the mail. */
export type TakeCode = (mayGoTo: (phone: string) => Promise<boolean>) => Promise<WaitingCode | null>;

const DAY_SECONDS = 86_400;

/** The worker sends the mail. */
export const byMail: CarryCode = async () => null;

export interface SmsSettings {
  /** Takes `POST {"to":"+48…","text":"…"}` and answers 2xx once it has it. */
  url: string;
  token: string | undefined;
  /** Codes of countries that are sent to, without plus: '48'. */
  countries: readonly string[];
  /** How many are sent in a day. */
  aDay: number;
  /** Milliseconds; less than the ten seconds that a browser waits. */
  patience?: number;
}

/**
 * What the environment says; null: codes come by mail. Messages cost money, and some countries' numbers pay whoever has them
 * sent: they go to Poland alone, 200 a day, unless told otherwise.
 * @throws Error with a whole sentence for countries or a number that are none.
 */
export function smsSettings(env: NodeJS.ProcessEnv): SmsSettings | null {
  const { VETO_SMS_URL, VETO_SMS_TOKEN, VETO_SMS_COUNTRIES = '48', VETO_SMS_A_DAY = '200' } = env;
  if (!VETO_SMS_URL) return null;
  const countries = VETO_SMS_COUNTRIES.split(',').map((code) => code.trim().replace(/^\+/, ''));
  if (!countries.every((code) => /^[1-9]\d{0,3}$/.test(code)))
    throw new Error('VETO_SMS_COUNTRIES is a list of country codes, such as 48,380.');
  if (!/^[1-9]\d{0,6}$/.test(VETO_SMS_A_DAY)) throw new Error('VETO_SMS_A_DAY is a number of messages, such as 200.');
  return { url: VETO_SMS_URL, token: VETO_SMS_TOKEN, countries, aDay: Number(VETO_SMS_A_DAY) };
}

/** Sends the code by a gateway for SMS; by mail to another country, and once the day's messages are sent. */
export function bySms({ url, token, countries, aDay, patience = 8000 }: SmsSettings): CarryCode {
  const messages = new RateLimiterMemory({ points: aDay, duration: DAY_SECONDS });
  const mayGoTo = async (phone: string) =>
    countries.some((code) => phone.startsWith(`+${code}`)) &&
    (await messages.consume('all').then(
      () => true,
      () => false,
    ));
  return async (take) => {
    const code = await take(mayGoTo);
    if (!code) return null;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to: code.phone, text: code.text }),
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
    return code.phone;
  };
}
