import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { RELEASE_RATES } from '../counts/measurements.ts';
import { FAILURE_REPORTS } from '../reports/reports.ts';

/** The run-time configuration of a site. An empty gate password means that there is no gate. */
export function runTimeConfig(options: {
  gatePassword: string;
  channelName: string;
  supabaseUrl: string;
  supabaseKey: string;
  /** Where developers' own builds may come from; empty: nowhere. */
  overrideOrigins?: string[];
  showPlatform?: boolean;
  /** Whether browsers keep pages to be read without a network; they do, unless told. */
  offline?: boolean;
  map?: RuntimeConfig['map'];
  /** The site's public address; empty: nobody has said. */
  siteUrl?: string;
  /** Whether the Supabase project has Realtime. */
  realtime?: boolean;
}): RuntimeConfig {
  const { gatePassword, overrideOrigins = [], map } = options;
  return {
    supabaseUrl: options.supabaseUrl,
    supabaseKey: options.supabaseKey,
    gatePasswordSha256: gatePassword && createHash('sha256').update(gatePassword).digest('hex'),
    channel: `/channels/${options.channelName}.json`,
    reportUrl: FAILURE_REPORTS,
    ratesUrl: RELEASE_RATES,
    allowOverrides: overrideOrigins.length > 0,
    overrideOrigins,
    showPlatform: options.showPlatform ?? false,
    offline: options.offline ?? true,
    ...(map && { map }),
    ...(options.siteUrl && { siteUrl: options.siteUrl }),
    ...(options.realtime && { realtime: true }),
  };
}
