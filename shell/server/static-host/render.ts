import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@veto/slice-kit/build';
import { DEFAULT_CHANNEL, ToolError } from '@veto/slice-kit/releases';
import { mapSettings } from '../backend/map-settings.ts';
import { runTimeConfig } from '../documents/run-time-config.ts';
import { refuseUnclear, siteUrlOf } from '../starting/start-settings.ts';
import { writeStaticSite } from './static-site.ts';

/** `render.ts --out DIR`: the site as files. A static host has no backend: the hosted project's address is needed. */
async function render(): Promise<void> {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, channel: { type: 'string', default: DEFAULT_CHANNEL } },
  });
  const { VETO_SUPABASE_URL: supabaseUrl, VETO_SUPABASE_KEY: supabaseKey } = process.env;
  if (!values.out) throw new ToolError('VETO-405', 'Name the folder: slice render --out site');
  if (!supabaseUrl || !supabaseKey || !URL.canParse(supabaseUrl))
    throw new ToolError(
      'VETO-405',
      'A static site needs a hosted project: set VETO_SUPABASE_URL and VETO_SUPABASE_KEY.',
    );
  refuseUnclear(process.env);
  const gatePassword = process.env.VETO_GATE_PASSWORD ?? 'veto';
  const config = runTimeConfig({
    gatePassword,
    channelName: values.channel,
    supabaseUrl,
    supabaseKey,
    map: mapSettings(process.env),
    siteUrl: siteUrlOf(process.env),
    realtime: process.env.VETO_REALTIME === '1',
    offline: process.env.VETO_OFFLINE !== '0',
  });
  const out = resolve(values.out);
  const site = await writeStaticSite(
    await openStore(),
    values.channel,
    { ...config, reportUrl: process.env.VETO_REPORT_URL ?? '', ratesUrl: process.env.VETO_RATES_URL ?? '' },
    out,
    { firstPaint: process.env.VETO_FIRST_PAINT !== '0' },
  );
  console.log(`${out} is revision ${site.revision}, ${site.documents.length} documents`);
}

try {
  await render();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
