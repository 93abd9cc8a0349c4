import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { makeFolder, releasesDir } from '@veto/slice-kit/releases';
import type { MailPageOptions } from '../backend/mail-page.ts';
import { mapSettings } from '../backend/map-settings.ts';
import type { LogPlace } from '../watching/site-log.ts';
import { folderRefusal, StartRefusal } from './start-refusal.ts';

export interface StartSettings {
  port: number;
  host: string | undefined;
  dataDir: string;
  /** A folder, or `s3://bucket/prefix`. */
  releasesDir: string;
  /** Empty: no gate. */
  gatePassword: string;
  /** A hosted Supabase project; without one the embedded backend is started. */
  hosted: { url: string; key: string } | undefined;
  /** Whether that project has Realtime. */
  realtime: boolean;
  trustProxy: boolean;
  /** Where developers' own builds of slices may come from; none: overrides are off. */
  overrideOrigins: string[];
  /** Whether everybody may see `/_platform`. */
  showPlatform: boolean;
  map: RuntimeConfig['map'];
  /** The site's public address; empty: the one that it is asked by. */
  siteUrl: string;
  /** Where previews are shown; empty: at `preview.localhost` on this machine, and in the site's own origin for all others. */
  previewOrigin: string;
  /** Whether browsers keep pages to be read without a network. */
  offline: boolean;
  /** Whether documents show the first paint of a page. */
  firstPaint: boolean;
  /** Whether the site ends canaries that do worse than the stable release. */
  endCanaries: boolean;
  /** Who may read the mail that was kept. */
  mailFor: MailPageOptions['mailFor'];
  logTo: LogPlace;
  /** Lets whoever sends it read the measurements from elsewhere; empty: only this machine may. */
  metricsToken: string;
  /** Signs what documents carry for counts, the same on all servers of a site; empty: one of the data folder. */
  countsKey: string;
  /** The origins of static hosts whose pages are counted here. */
  staticOrigins: string[];
}

const repository = resolve(import.meta.dirname, '../../..');

/** Each says 1 or 0. */
const SWITCHES = [
  ...['VETO_DEV_MAIL', 'VETO_END_CANARIES', 'VETO_FIRST_PAINT', 'VETO_OFFLINE', 'VETO_REALTIME', 'VETO_SHOW_PLATFORM'],
  ...['VETO_STORYBOOK', 'VETO_TRUST_PROXY'],
];

/** Throws StartRefusal for 'true' or 'off', which would be no 1 or no 0 without a word. */
export function refuseUnclear(env: NodeJS.ProcessEnv): void {
  const unclear = SWITCHES.find((name) => env[name] && !['0', '1'].includes(env[name]));
  if (unclear) throw new StartRefusal(`${unclear}=${env[unclear]} is neither 1 nor 0.`);
}

/** What the environment says, with the defaults. Throws StartRefusal when a value makes no sense. */
export function readSettings(env: NodeJS.ProcessEnv): StartSettings {
  refuseUnclear(env);
  const port = Number(env.PORT || 3000);
  if (!/^\d*$/.test(env.PORT ?? '') || port > 65_535)
    throw new StartRefusal(`PORT=${env.PORT} is no port: it is a whole number from 0 to 65535.`);
  const url = env.VETO_SUPABASE_URL;
  if (url && !URL.canParse(url)) throw new StartRefusal(`VETO_SUPABASE_URL=${url} is no address.`);
  if (url && !env.VETO_SUPABASE_KEY) throw new StartRefusal('VETO_SUPABASE_URL needs VETO_SUPABASE_KEY beside it.');
  if (env.VETO_REALTIME === '1' && !url)
    throw new StartRefusal('VETO_REALTIME=1 needs VETO_SUPABASE_URL beside it: the embedded backend has no Realtime.');
  const logTo = env.VETO_LOG || 'file';
  if (logTo !== 'file' && logTo !== 'stdout') throw new StartRefusal(`VETO_LOG=${logTo} is neither file nor stdout.`);
  return {
    port,
    host: env.HOST || undefined,
    dataDir: resolve(env.VETO_DATA_DIR || join(repository, '.veto')),
    releasesDir: releasesDir(env).startsWith('s3://') ? releasesDir(env) : resolve(releasesDir(env)),
    gatePassword: env.VETO_GATE_PASSWORD ?? 'veto',
    hosted: url ? { url, key: env.VETO_SUPABASE_KEY ?? '' } : undefined,
    realtime: env.VETO_REALTIME === '1',
    trustProxy: env.VETO_TRUST_PROXY === '1',
    overrideOrigins: originsOf(env, 'VETO_OVERRIDE_ORIGINS'),
    showPlatform: env.VETO_SHOW_PLATFORM === '1',
    map: mapSettings(env),
    siteUrl: siteUrlOf(env),
    previewOrigin: previewOriginOf(env),
    offline: env.VETO_OFFLINE !== '0',
    firstPaint: env.VETO_FIRST_PAINT !== '0',
    endCanaries: env.VETO_END_CANARIES !== '0',
    mailFor: mailForOf(env),
    logTo,
    metricsToken: env.VETO_METRICS_TOKEN ?? '',
    countsKey: env.VETO_COUNTS_KEY ?? '',
    staticOrigins: originsOf(env, 'VETO_STATIC_ORIGINS'),
  };
}

/** Where a browser on this machine finds the site: all interfaces of it have the one name. */
export function ownUrl(host: string | undefined, port: number): string {
  const name = !host || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Behind a proxy every visitor may seem to be on this machine: there, mail is shown only where somebody has said so. */
function mailForOf({ VETO_DEV_MAIL, VETO_TRUST_PROXY }: NodeJS.ProcessEnv): StartSettings['mailFor'] {
  if (VETO_DEV_MAIL === '1') return 'everybody';
  return VETO_DEV_MAIL === '0' || VETO_TRUST_PROXY === '1' ? 'nobody' : 'local';
}

/** 'https://veto.example'. Throws StartRefusal for an address that is no origin: what links to the site would lead elsewhere. */
export function siteUrlOf({ VETO_SITE_URL = '' }: NodeJS.ProcessEnv): string {
  if (!VETO_SITE_URL) return '';
  const origin = VETO_SITE_URL.replace(/\/$/, '');
  if (!isOrigin(origin))
    throw new StartRefusal(`VETO_SITE_URL=${VETO_SITE_URL} is no address like https://veto.example.`);
  return origin;
}

/**
 * Throws StartRefusal for what is no origin, is the site's own, or has no site to lead back to: a preview would be in it with
 * the site's session.
 */
function previewOriginOf(env: NodeJS.ProcessEnv): string {
  const { VETO_PREVIEW_ORIGIN: text = '' } = env;
  if (!text) return '';
  const origin = text.replace(/\/$/, '');
  if (!isOrigin(origin))
    throw new StartRefusal(`VETO_PREVIEW_ORIGIN=${text} is no address like https://preview.veto.example.`);
  if (!env.VETO_SITE_URL)
    throw new StartRefusal('VETO_PREVIEW_ORIGIN needs VETO_SITE_URL beside it: previews lead back there.');
  if (new URL(origin).host === new URL(siteUrlOf(env)).host)
    throw new StartRefusal('VETO_PREVIEW_ORIGIN is VETO_SITE_URL: previews need an origin of their own.');
  return origin;
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Origins between commas or spaces. Throws StartRefusal for anything else: what is named is trusted. */
function originsOf(env: NodeJS.ProcessEnv, name: string): string[] {
  return (env[name] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      const origin = text.replace(/\/$/, '');
      if (!isOrigin(origin)) throw new StartRefusal(`${name}: ${text} is no origin, as http://localhost:4001 is one.`);
      return origin;
    });
}

/** What builds, releases and a fresh database need, in bytes. */
const NEEDED_SPACE = 300 * 1024 * 1024;

/** Makes a folder and writes to it, before any work is done for it. Throws StartRefusal. */
export async function proveWritable(folder: string, variable: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw folderRefusal(error, folder, variable);
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < NEEDED_SPACE)
    throw new StartRefusal(
      `The disk of ${folder} is full: Veto needs about 300 MB. Make room, or choose another folder with ${variable}=…`,
    );
}
