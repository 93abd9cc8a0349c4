import { writeMail } from '../../src/mails/write-mail.ts';
import type { ClaimedMail, MailQueue } from './mail-queue.ts';
import type { SendMail } from './mail-transport.ts';

/** As many as are claimed at once: what a worker that dies keeps from the others for five minutes. */
const BATCH = 20;

export interface SendOptions {
  queue: MailQueue;
  send: SendMail;
  /** The site's public address, which the links of the mails lead to. */
  siteUrl: string;
  /** No further mail is begun once it is aborted. */
  signal?: AbortSignal;
}

/** Sends what is due until nothing is. @returns how many mails were taken by the transport. */
export async function sendDueMails(options: SendOptions): Promise<number> {
  let sent = 0;
  while (!options.signal?.aborted) {
    const mails = await options.queue.claim(BATCH);
    if (mails.length === 0) break;
    for (const mail of mails) {
      if (options.signal?.aborted) break;
      if (await sendOne(mail, options)) sent += 1;
    }
  }
  return sent;
}

async function sendOne(mail: ClaimedMail, { queue, send, siteUrl }: SendOptions): Promise<boolean> {
  const written = await writeMail(
    { kind: mail.kind, facts: mail.about, recipientName: mail.name, token: mail.token },
    siteUrl,
  );
  // From here on nobody else sends it: dying before the last line leaves it unsent or sent, and never sent twice.
  if (!(await queue.handOver(mail))) return false;
  if (!written) {
    await queue.settle(mail, `this release does not know how to write '${mail.kind}'`);
    return false;
  }
  try {
    await send({ id: mail.id, to: mail.to, ...written });
  } catch (error) {
    await queue.settle(mail, error instanceof Error ? error.message : String(error));
    return false;
  }
  await queue.settle(mail, null);
  return true;
}
