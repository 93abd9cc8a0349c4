import { expect, it } from 'vitest';
import { openPort } from '../http/http-server.ts';
import { portRefusal, StartRefusal } from './start-refusal.ts';
import { ownUrl, readSettings } from './start-settings.ts';
import { startingApp } from './starting-app.ts';

it('allows no overrides and keeps /_platform to this machine unless told otherwise', () => {
  expect(readSettings({})).toMatchObject({
    overrideOrigins: [],
    showPlatform: false,
    firstPaint: true,
    offline: true,
    endCanaries: true,
    realtime: false,
  });
  const told = {
    VETO_OVERRIDE_ORIGINS: 'http://localhost:4001, https://builds.example/',
    VETO_SHOW_PLATFORM: '1',
    VETO_FIRST_PAINT: '0',
    VETO_OFFLINE: '0',
    VETO_END_CANARIES: '0',
    VETO_SUPABASE_URL: 'https://project.supabase.co',
    VETO_SUPABASE_KEY: 'sb_publishable',
    VETO_REALTIME: '1',
  };
  expect(readSettings(told)).toMatchObject({
    overrideOrigins: ['http://localhost:4001', 'https://builds.example'],
    showPlatform: true,
    firstPaint: false,
    offline: false,
    endCanaries: false,
    realtime: true,
  });
});

it.each(['abc', '99999', '-1', '80.5', ' ', '0x50', '3e3'])('refuses PORT=%s', (port) =>
  expect(() => readSettings({ PORT: port })).toThrow(`PORT=${port} is no port: it is a whole number from 0 to 65535.`),
);

it.each([
  [undefined, 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['::1', 'http://[::1]:3000'],
])('says where a site with HOST=%s answers', (host, url) => expect(ownUrl(host, 3000)).toBe(url));

it('refuses a HOST that is no address of this machine in a sentence', async () => {
  // Of a network that is in documents alone.
  const settings = { port: 0, host: '192.0.2.7' };
  const refusal = await openPort(0, settings.host, startingApp()).catch((error) => portRefusal(error, settings));
  expect(refusal).toEqual(new StartRefusal('HOST=192.0.2.7 is no address of this machine.'));
});

it.each([{ VETO_TRUST_PROXY: 'true' }, { VETO_END_CANARIES: 'false' }, { VETO_DEV_MAIL: 'off' }])(
  'refuses %j, which would be taken for its contrary',
  (env) => {
    const [[name = '', value] = []] = Object.entries(env);
    expect(() => readSettings(env)).toThrow(`${name}=${value} is neither 1 nor 0.`);
  },
);

it.each(['*', 'localhost:4001', 'http://localhost:4001/build', 'https://x.example;script-src *', 'data:,x'])(
  'refuses %s as an origin: it would become part of the security policy',
  (text) => expect(() => readSettings({ VETO_OVERRIDE_ORIGINS: text })).toThrow(StartRefusal),
);

it('takes the public address without its slash, and nothing that is no origin', () => {
  expect(readSettings({}).siteUrl).toBe('');
  expect(readSettings({ VETO_SITE_URL: 'https://veto.example/' }).siteUrl).toBe('https://veto.example');
  for (const wrong of ['veto.example', 'https://veto.example/home', 'ftp://veto.example'])
    expect(() => readSettings({ VETO_SITE_URL: wrong })).toThrow(StartRefusal);
});

it('takes an origin for previews that is not the site’s own', () => {
  const site = { VETO_SITE_URL: 'https://veto.example' };
  expect(readSettings({}).previewOrigin).toBe('');
  const told = { ...site, VETO_PREVIEW_ORIGIN: 'https://preview.veto.example/' };
  expect(readSettings(told).previewOrigin).toBe('https://preview.veto.example');
  for (const wrong of [
    'preview.veto.example',
    'https://veto.example',
    'http://veto.example/',
    'https://preview.example/x',
  ])
    expect(() => readSettings({ ...site, VETO_PREVIEW_ORIGIN: wrong })).toThrow(StartRefusal);
  expect(() => readSettings({ VETO_PREVIEW_ORIGIN: 'https://preview.veto.example' })).toThrow('needs VETO_SITE_URL');
});

it('the embedded backend has no Realtime', () => {
  expect(() => readSettings({ VETO_REALTIME: '1' })).toThrow(StartRefusal);
});

it('takes a bucket as the release store', () => {
  expect(readSettings({ VETO_RELEASES_DIR: 's3://bucket/veto' }).releasesDir).toBe('s3://bucket/veto');
});

it.each([
  [{}, 'local'],
  [{ VETO_TRUST_PROXY: '1' }, 'nobody'],
  [{ VETO_DEV_MAIL: '0' }, 'nobody'],
  [{ VETO_DEV_MAIL: '1' }, 'everybody'],
  [{ VETO_DEV_MAIL: '1', VETO_TRUST_PROXY: '1' }, 'everybody'],
])('%j shows the mail that was kept to %s', (env, mailFor) => expect(readSettings(env)).toMatchObject({ mailFor }));

it('logs to a file, or to the standard output for a host that collects it, and nowhere else', () => {
  expect(readSettings({}).logTo).toBe('file');
  expect(readSettings({ VETO_LOG: 'stdout' }).logTo).toBe('stdout');
  expect(() => readSettings({ VETO_LOG: 'syslog' })).toThrow(StartRefusal);
});
