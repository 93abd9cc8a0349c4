/** A backend in a test's own process, behind the same door as the site's, with nobody in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InMemoryEmailDriver } from '@supabase/lite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { openCopy } from '../supabase/tests/postgres/open-services.ts';
import { FileStorage } from './file-storage.ts';
import { createGateway } from './gateway.ts';
import { byMail } from './guest-codes/carry-code.ts';
import { withGuestCodes } from './guest-codes/with-guest-codes.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { endOtherSessions } from './other-sessions.ts';

export const PUBLISHABLE_KEY = 'sb_publishable_tests';

export interface SignedUp {
  id: string;
  db: SupabaseClient;
  accessToken: string;
}

export type TestBackend = Awaited<ReturnType<typeof openTestBackend>>;

/** `carry`: how codes of guests reach them; by mail unless told otherwise. */
export async function openTestBackend(carry = byMail) {
  const files = mkdtempSync(path.join(tmpdir(), 'veto-backend-tests-'));
  const mail = new InMemoryEmailDriver();
  const { app, connection, close } = await openCopy(inject('postgres'), {
    jwtSecret: 'a secret of the tests, forty letters long',
    publishableKey: PUBLISHABLE_KEY,
    secretKey: 'sb_secret_tests',
    emailDriver: mail,
    storageAdapter: new FileStorage(files),
  });
  const gateway = createGateway({
    answer: withGuestCodes((request, context) => app.fetch(request, context), connection, carry),
    afterAnswer: (answered) => endOtherSessions(connection, answered),
    limits: { ...DEFAULT_LIMITS, evenAnswerMs: 0 },
  });
  const client = () =>
    createClient('http://veto.test', PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => gateway(new Request(input, init), '203.0.113.7') },
    });
  return {
    connection,
    mail,
    gateway,
    client,
    async signUp(email: string, userType: 'client' | 'veterinarian' = 'client'): Promise<SignedUp> {
      const db = client();
      const { data, error } = await db.auth.signUp({
        email,
        password: 'correct horse',
        options: { data: { full_name: 'Olga Nowak', user_type: userType } },
      });
      if (error || !data.user || !data.session) throw new Error(`Sign-up failed: ${error?.message}`);
      return { id: data.user.id, db, accessToken: data.session.access_token };
    },
    async close() {
      await close();
      rmSync(files, { recursive: true, force: true });
    },
  };
}
