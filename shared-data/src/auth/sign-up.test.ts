// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { RegistrationValues } from './auth.schema.ts';

afterEach(() => vi.unstubAllGlobals());

const ID = '11111111-1111-4111-8111-111111111111';
const asked = { id: ID, aud: 'authenticated', email: 'anna@example.com', confirmation_sent_at: '2026-11-22T10:00:00Z' };
/** What a hosted project answers that wants addresses confirmed: https://supabase.com/docs/reference/javascript/auth-signup. */
const ANSWERS = {
  'an address that nobody has': { ...asked, identities: [{ id: ID, user_id: ID, provider: 'email' }] },
  'an address that is known': { ...asked, identities: [] },
};

test.each(Object.entries(ANSWERS))(
  'with confirmation by mail (answers at the network), %s gets the same: no session, no failure',
  async (_, answer) => {
    vi.stubGlobal('fetch', async () => Response.json(answer));
    const { sessionStore, startCore } = await import('@veto/shared-data/core');
    startCore({ supabaseUrl: 'http://localhost:54321', supabaseKey: 'sb_publishable_test' });
    const { signUp } = await import('./sign-up.ts');
    const values: RegistrationValues = {
      fullName: 'Anna Kowalska',
      email: asked.email,
      password: 'secret1',
      confirmPassword: 'secret1',
      userType: 'client',
    };
    expect(await signUp(values)).toBeNull();
    expect(sessionStore.getState()).toEqual({ state: 'signed-out' });
  },
);
