import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { VetoError } from '@veto/slice-kit/errors';
import { FILE_LIMIT_MS } from '../federation/time-limit.ts';
import { inlinedJson } from './inlined-json.ts';

function isRuntimeConfig(value: unknown): value is RuntimeConfig {
  const config = value as Partial<RuntimeConfig> | null | undefined;
  return (['supabaseUrl', 'supabaseKey', 'gatePasswordSha256', 'channel'] as const).every(
    (key) => typeof config?.[key] === 'string',
  );
}

async function fetchedConfig(): Promise<unknown> {
  const response = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(FILE_LIMIT_MS) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}

/**
 * What a deployment changes: inlined in index.html, else /config.json. The schema of the contract checks it where it
 * is written; here, on the way to the first paint, only its shape. Rejects with VETO-302.
 */
export async function readRuntimeConfig(): Promise<RuntimeConfig> {
  const inlined = inlinedJson('veto-config');
  try {
    const config = isRuntimeConfig(inlined) ? inlined : await fetchedConfig();
    if (isRuntimeConfig(config)) return config;
    throw new Error('/config.json is not a configuration');
  } catch (error) {
    throw new VetoError('VETO-302', 'the configuration could not be read', { stage: 'boot', cause: error });
  }
}
