/**
 * `pnpm worker`: reminders and mails of a hosted project, with its service key. Any number of them may run; each mail is
 * sent by one. The embedded backend does the same by itself.
 */
import { queueOfProject } from './mail-queue.ts';
import { smtpMail } from './mail-transport.ts';
import { runMailWorker } from './run-worker.ts';
import { type SmtpSettings, smtpSettings } from './smtp-settings.ts';

const NEEDED = ['VETO_SUPABASE_URL', 'VETO_SERVICE_KEY', 'VETO_SITE_URL', 'VETO_SMTP_URL', 'VETO_MAIL_FROM'];

/** Or why the worker cannot begin, in a sentence. */
function readSmtp(env: NodeJS.ProcessEnv): SmtpSettings | string {
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length > 0) return `The worker needs ${missing.join(', ')} in its environment.`;
  const wrong = ['VETO_SUPABASE_URL', 'VETO_SITE_URL'].find((name) => !/^https?:\/\/./.test(env[name] ?? ''));
  if (wrong) return `${wrong}=${env[wrong]} is no address like https://veto.example.`;
  try {
    return smtpSettings(env) ?? '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function start(env: NodeJS.ProcessEnv): void {
  const smtp = readSmtp(env);
  if (typeof smtp === 'string') {
    console.error(smtp);
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
