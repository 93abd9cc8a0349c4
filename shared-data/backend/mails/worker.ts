/**
 * `pnpm worker`: reminders and mails of a hosted project, with its service key. Any number of them may run; each mail is
 * sent by one. The embedded backend does the same by itself.
 */
import { queueOfProject } from './mail-queue.ts';
import { smtpMail, smtpSettings } from './mail-transport.ts';
import { runMailWorker } from './run-worker.ts';

const NEEDED = ['VETO_SUPABASE_URL', 'VETO_SERVICE_KEY', 'VETO_SITE_URL', 'VETO_SMTP_URL', 'VETO_MAIL_FROM'];

function start(env: NodeJS.ProcessEnv): void {
  const missing = NEEDED.filter((name) => !env[name]);
  const smtp = missing.length === 0 && smtpSettings(env);
  if (!smtp) {
    console.error(`The worker needs ${missing.join(', ')} in its environment.`);
    process.exitCode = 1;
    return;
  }
  const { VETO_SUPABASE_URL = '', VETO_SERVICE_KEY = '', VETO_SITE_URL = '' } = env;
  const stop = runMailWorker({
    queue: queueOfProject(VETO_SUPABASE_URL, VETO_SERVICE_KEY),
    send: smtpMail(smtp).send,
    siteUrl: VETO_SITE_URL,
  });
  console.log(`Sending reminders and mails of ${VETO_SUPABASE_URL}. Ctrl-C ends it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

start(process.env);
