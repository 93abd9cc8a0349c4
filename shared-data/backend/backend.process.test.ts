import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { copyDatabase } from '../supabase/tests/postgres/server.ts';
import { type Backend, startBackend } from './index.ts';

const SITE = 'http://localhost:3000';
let dataDir: string;
let database: Awaited<ReturnType<typeof copyDatabase>>;
let backend: Backend;
const failedStarts: unknown[] = [];
const endedBy: string[] = [];

const clientOf = ({ url, publishableKey }: { url: string; publishableKey: string }) =>
  createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'veto-process-'));
  database = await copyDatabase(inject('postgres'));
  vi.stubEnv('VETO_DATABASE_URL', database.address);
  const onFailedStart = (error: unknown) => failedStarts.push(error);
  const onCrash = (by: string) => endedBy.push(by);
  backend = await startBackend({ dataDir, siteUrl: SITE, seed: false, onCrash, onFailedStart });
});
afterAll(async () => {
  await backend.stop();
  vi.unstubAllEnvs();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the process of the backend', () => {
  test('comes back by itself when what stood in the way of its restart is gone', async () => {
    const lock = path.join(dataDir, 'lock.sqlite');
    const inTheWay = path.join(dataDir, 'aside.sqlite');
    renameSync(lock, inTheWay);
    mkdirSync(lock);
    process.kill(backend.pid() ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(failedStarts.length).toBeGreaterThan(0));
    expect(endedBy).toEqual(['SIGKILL']);
    expect([backend.isRunning(), backend.pid()]).toEqual([false, undefined]);
    rmdirSync(lock);
    renameSync(inTheWay, lock);
    await vi.waitFor(async () => expect((await fetch(`${backend.url}/health`)).status).toBe(200));
    expect(backend.isRunning()).toBe(true);
  });

  test('leads the link of a password mail to the page that uses it up, and keeps the mail', async () => {
    const client = clientOf(backend);
    await client.auth.signUp({ email: 'olga@example.com', password: 'secret1' });
    await client.auth.resetPasswordForEmail('olga@example.com');
    const [mail] = await backend.listMail();
    expect(mail?.to).toBe('olga@example.com');
    expect(mail?.subject).toBe('Set a new password / Ustaw nowe hasło / Задайте новий пароль');
    const link = new URL(mail?.links[0] ?? '');
    expect(`${link.origin}${link.pathname}`).toBe(`${SITE}/reset-password`);
    expect(link.hash).toMatch(/^#token_hash=[0-9a-f]{56,}&type=recovery$/);
    // One mail, twice: as the site writes its own.
    expect(mail?.text).toContain(`Set a new password ${link.href}`);
    expect(mail?.text).toContain('a new password for olga@example.com. Follow the link to set one.');
    expect(mail?.html).toContain('<p style="margin:0 0 20px;color:#6d28d9;font-size:18px;font-weight:700">Veto</p>');
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/\{\{|code/);
  });

  test('writes from and to which address an account is to change, to the new one', async () => {
    const client = clientOf(backend);
    await client.auth.signUp({ email: 'ola@example.com', password: 'secret1' });
    await client.auth.updateUser({ email: 'ola@new.example.com' });
    const mails = await backend.listMail();
    const [mail] = mails;
    expect(mails.some(({ to }) => to === 'ola@example.com')).toBe(false);
    expect(mail).toMatchObject({
      to: 'ola@new.example.com',
      subject: 'Confirm your new address / Potwierdź nowy adres / Підтвердьте нову адресу',
    });
    expect(mail?.text).toContain('from ola@example.com to ola@new.example.com.');
    const link = new URL(mail?.links[0] ?? '');
    expect(mail?.text).toContain(`Confirm the change ${link.href}`);
    expect(link.hash).toMatch(/&type=email_change$/);
  });
});
