/** A guest's code that waits to be sent. */
export interface WaitingCode {
  /** A plus and digits. */
  phone: string;
  text: string;
}

/**
 * Brings a guest's code to them. Answers the phone number that has it by then, or null: the mail that waits in the queue brings
 * it. Rejects where nobody took it. `take` takes the code out of the queue; null where there is none.
 */
export type CarryCode = (take: () => Promise<WaitingCode | null>) => Promise<string | null>;

/** The worker sends the mail. */
export const byMail: CarryCode = async () => null;

export interface SmsSettings {
  /** Takes `POST {"to":"+48…","text":"…"}` and answers 2xx once it has it. */
  url: string;
  token: string | undefined;
  /** Milliseconds; less than the ten seconds that a browser waits. */
  patience?: number;
}

/** What the environment says; null: codes come by mail. */
export function smsSettings({ VETO_SMS_URL, VETO_SMS_TOKEN }: NodeJS.ProcessEnv): SmsSettings | null {
  return VETO_SMS_URL ? { url: VETO_SMS_URL, token: VETO_SMS_TOKEN } : null;
}

/** Sends the code by a gateway for SMS. */
export function bySms({ url, token, patience = 8000 }: SmsSettings): CarryCode {
  return async (take) => {
    const code = await take();
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
