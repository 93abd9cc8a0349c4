import { InMemoryEmailDriver } from '@supabase/lite';
import type { ServiceOptions } from '../../backend/app.ts';
import { FileStorage } from '../../backend/file-storage.ts';

export const PUBLISHABLE_KEY = 'sb_publishable_tests';
export const SECRET_KEY = 'sb_secret_tests';

/** How the services of a test are set up; `files` is the folder of what is uploaded. */
export function testServices(files: string): ServiceOptions {
  return {
    jwtSecret: 'a secret of the tests, forty letters long',
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    emailDriver: new InMemoryEmailDriver(),
    storageAdapter: new FileStorage(files),
  };
}
