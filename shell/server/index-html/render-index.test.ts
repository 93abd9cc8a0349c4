import { createHash } from 'node:crypto';
import type { Channel, PageHead } from '@veto/slice-kit/contract';
import { describe, expect, it } from 'vitest';
import { ENTRY, shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { runTimeConfig } from '../documents/run-time-config.ts';
import { contentSecurityPolicy } from '../documents/security-headers.ts';
import { renderIndexHtml } from './render-index.ts';

const config = runTimeConfig({
  gatePassword: 'veto',
  channelName: 'stable',
  supabaseUrl: '',
  supabaseKey: '</script><b>',
});
const shell = shellRelease('1.0.0-5e11aaaaaaaa');

function sliceWith(route: Partial<ReturnType<typeof sliceRelease>['manifest']['routes'][number]>) {
  const release = sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa');
  const [first] = release.manifest.routes;
  if (!first) throw new Error('the fixture has a route');
  const file = release.files[ENTRY];
  if (!file) throw new Error('the fixture has an entry');
  return {
    ...release,
    files: { [ENTRY]: file, 'slice.js': file, 'pets.js': file, 'dialog.js': file, 'pets.css': file },
    chunks: { slice: ['slice.js'], pets: ['pets.js', 'pets.css'], dialog: ['dialog.js'] },
    sharedByChunk: { slice: [], pets: ['@chakra-ui/react/card'], dialog: ['@chakra-ui/react/dialog'] },
    manifest: { ...release.manifest, routes: [{ ...first, path: '/pets', preload: ['pets'], ...route }] },
  };
}

function channelWith(...slices: ReturnType<typeof sliceWith>[]): Channel {
  return {
    revision: 3,
    releasesUrl: '/releases/',
    shell: { stable: shell, previous: shellRelease('0.9.0-01dddddddddd'), movedBy: 'hand' },
    slices: Object.fromEntries(slices.map((stable) => [stable.slice, { stable, movedBy: 'hand' as const }])),
  };
}

function preloaded(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
    ([, url]) => url?.split('/').at(-1) ?? '',
  );
}

describe('preloads', () => {
  it("are the shell's boot, what carries the shared modules, and entry and chunks of the slice that owns the path", () => {
    const html = renderIndexHtml(channelWith(sliceWith({})), config, '/pets');
    expect(preloaded(html)).toEqual(['boot.js', 'card.js', ENTRY, 'slice.js', 'pets.js']);
  });

  it('carry the same integrity and crossorigin as the request of the page will', () => {
    const html = renderIndexHtml(channelWith(sliceWith({})), config, '/pets');
    for (const [tag] of html.matchAll(/<(?:link rel="preload" as="script"|script (?:defer )?src)[^>]*>/g))
      expect(tag).toMatch(/integrity="sha384-[A-Za-z0-9+/]{64}" crossorigin="anonymous"/);
  });

  it('leave out the slice while a canary runs: the server cannot know which release the visitor gets', () => {
    const stable = sliceWith({});
    const canary = (sharedByChunk: Record<string, string[]>) => {
      const release = { ...stable, version: '1.1.0-ca4a4aaaaaaa', sharedByChunk };
      const slices = { 'mf-pets': { stable, canary: { release, percent: 10 }, movedBy: 'hand' as const } };
      return preloaded(renderIndexHtml({ ...channelWith(), slices }, config, '/pets'));
    };
    expect(canary(stable.sharedByChunk)).toEqual(['boot.js', 'card.js']);
    expect(canary({})).toEqual(['boot.js']);
  });

  it('are only the boot where the visitor decides who answers, and where nobody does', () => {
    const owners = sliceWith({ audience: ['owner', 'no-profile'], redirects: { 'signed-out': '/login' } });
    expect(preloaded(renderIndexHtml(channelWith(owners), config, '/pets'))).toEqual(['boot.js']);
    expect(preloaded(renderIndexHtml(channelWith(sliceWith({})), config, '/nowhere'))).toEqual(['boot.js']);
  });

  it('are also what runs slices, where one may answer', () => {
    const file = shell.files['card.js'];
    if (!file) throw new Error('the fixture has a card');
    const stable = { ...shell, runner: ['runner.js'], files: { ...shell.files, 'runner.js': file } };
    const at = (pathname: string) => {
      const owners = sliceWith({ audience: ['owner', 'no-profile'], redirects: { 'signed-out': '/login' } });
      return preloaded(
        renderIndexHtml({ ...channelWith(owners), shell: { stable, movedBy: 'hand' } }, config, pathname),
      );
    };
    expect(at('/pets')).toEqual(['boot.js', 'runner.js']);
    expect(at('/login')).toEqual(['boot.js']);
  });

  it("are the files of the shell's own screen at its path, and not in what the document says of the channel", () => {
    const stable = { ...shell, screens: { '/login': ['shell.js', 'card.js'] } };
    const at = (pathname: string) =>
      renderIndexHtml({ ...channelWith(), shell: { stable, movedBy: 'hand' } }, config, pathname);
    expect(preloaded(at('/login'))).toEqual(['boot.js', 'card.js']);
    expect(preloaded(at('/login/'))).toEqual(['boot.js', 'card.js']);
    expect(preloaded(at('/register'))).toEqual(['boot.js']);
    expect(at('/login')).toContain('"screens":{}');
  });
});

describe('the document', () => {
  it('is titled, described and in the language of its route', () => {
    const polish = sliceWith({ title: 'Mapa', description: 'Lecznice blisko ciebie', lang: 'pl' });
    const html = renderIndexHtml(channelWith(polish), config, '/pets');
    expect(html).toContain('<html lang="pl">');
    expect(html).toContain('<title>Mapa · Veto</title>');
    expect(html).toContain('<meta name="description" content="Lecznice blisko ciebie">');
  });

  it('names its one address where the route has no parameter', () => {
    const at = (path: string, siteUrl?: string) =>
      renderIndexHtml(channelWith(sliceWith({ path })), { ...config, siteUrl }, path.replace(':id', '7'));
    expect(at('/pets')).toContain('<link rel="canonical" href="/pets">');
    expect(at('/pets', 'https://veto.example')).toContain('<link rel="canonical" href="https://veto.example/pets">');
    expect(at('/pets/:id')).not.toContain('canonical');
    expect(renderIndexHtml(channelWith(), config, '/nowhere')).not.toContain('canonical');
  });

  it('escapes what slices write into it', () => {
    const sly = sliceWith({
      title: '</title><script>alert(1)</script>',
      description: '"><img src=x onerror=alert(1)>',
    });
    const html = renderIndexHtml(channelWith(sly), config, '/pets');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;/title&gt;');
  });

  it('inlines configuration and channel so that they read back as they were', () => {
    const channel = channelWith(sliceWith({ title: '<!-- & </script>' }));
    const html = renderIndexHtml(channel, config, '/pets');
    const inlined = (id: string) =>
      JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? '');
    expect(inlined('veto-config')).toEqual(config);
    expect(inlined('veto-channel').slices).toEqual({ 'mf-pets': { stable: channel.slices['mf-pets']?.stable } });
    expect(inlined('veto-channel').revision).toBe(3);
  });

  it('has one shell in it, and a sentence for those without scripts', () => {
    const html = renderIndexHtml(channelWith(sliceWith({})), config, '/pets');
    expect(html).not.toContain('0.9.0-01dddddddddd');
    expect(html).toMatch(/<noscript>.+<\/noscript>/);
  });
});

describe('a first paint', () => {
  const paint = {
    page: '<main>pets</main>',
    gate: 'the gate',
    style: { url: '/releases/shell/1/first-paint.css', integrity: 'sha384-x' },
    pageStyle: { url: '/releases/mf-pets/1/first-paint.css', integrity: 'sha384-y' },
    signedOutOnly: false,
    readable: 'now' as const,
  };

  it('is in templates, so that none of it is part of the document before one is chosen', () => {
    const html = renderIndexHtml(channelWith(sliceWith({})), config, '/pets', paint);
    expect(html).toContain(
      '<html lang="en" data-first-paint="gated" data-page-style="/releases/mf-pets/1/first-paint.css" data-page-style-integrity="sha384-y">',
    );
    // A slice's sheet in the markup would hold up the shell's scripts.
    expect(html).not.toContain('rel="stylesheet" href="/releases/mf-pets');
    expect(html).toContain('<link rel="stylesheet" href="/releases/shell/1/first-paint.css" integrity="sha384-x"');
    const preloads = html.match(/<link rel="preload" as="script"[^>]*>/g) ?? [];
    expect(
      preloads.filter((tag) => !tag.includes('fetchpriority="low"')),
      'scripts come after it',
    ).toEqual([]);
    expect(html).toContain(
      '<template id="first-paint-page"><main>pets</main></template>\n<template id="first-paint-gate">the gate</template>',
    );
  });

  it('has those scripts fetched that run first: the shell has the others fetched itself', () => {
    const html = renderIndexHtml(channelWith(sliceWith({})), config, '/pets', paint);
    const preloads = html.match(/<link rel="preload" as="script"[^>]*>/g) ?? [];
    expect(preloads.map((tag) => tag.includes('media="not all"'))).toEqual([false, false, true, true, true]);
  });

  it('says whether there is a gate, and whom it is for', () => {
    const open = { ...config, gatePasswordSha256: '' };
    const html = renderIndexHtml(channelWith(sliceWith({})), open, '/login', {
      ...paint,
      pageStyle: null,
      signedOutOnly: true,
    });
    expect(html).toContain('<html lang="en" data-first-paint="open" data-signed-out-only>');
    expect(renderIndexHtml(channelWith(sliceWith({})), config, '/pets')).not.toContain('first-paint');
  });

  it('is part of the document where there is no gate, with its style sheets for browsers without scripts', () => {
    const open = { ...config, gatePasswordSha256: '' };
    const html = renderIndexHtml(channelWith(sliceWith({})), open, '/pets', paint);
    expect(html).not.toContain('<template');
    expect(html).not.toContain('the gate');
    expect(html).toContain('<div id="first-paint" hidden="until-found" data-readable><main>pets</main></div>');
    expect(html).toMatch(
      /<noscript><link rel="stylesheet" href="[^"]*mf-pets[^>]*><link [^>]*no-script.css"><\/noscript>/,
    );
    expect(html).not.toContain('needs JavaScript');
  });

  it('gives way to a sentence where there is nothing to read, with a link to try again where there soon is', () => {
    const open = { ...config, gatePasswordSha256: '' };
    const at = (readable: 'soon' | 'never') =>
      renderIndexHtml(channelWith(sliceWith({ title: 'Pets' })), open, '/pets', { ...paint, readable });
    expect(at('never')).toContain('<h1>Pets</h1><p>Veto needs JavaScript');
    expect(at('never')).not.toContain('data-readable');
    expect(at('soon')).toContain('<h1>Pets</h1><p>This page is not ready yet. <a href="">Load it again</a></p>');
  });

  it('names, and links to without scripts, the same page in the other language', () => {
    const stable = sliceWith({});
    const [english] = stable.manifest.routes;
    if (!english) throw new Error('the fixture has a route');
    const polish = { ...english, path: '/pl/pets', translates: '/pets', lang: 'pl' as const };
    const channel = channelWith({ ...stable, manifest: { ...stable.manifest, routes: [english, polish] } });
    const html = renderIndexHtml(
      channel,
      { ...config, gatePasswordSha256: '', siteUrl: 'https://veto.example' },
      '/pl/pets',
      paint,
    );
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://veto.example/pets">');
    expect(html).toContain('<link rel="alternate" hreflang="pl" href="https://veto.example/pl/pets">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://veto.example/pets">');
    expect(html).toContain('<meta property="og:locale" content="pl_PL">');
    expect(html).toMatch(/no-script-links.*<a href="\/pets" lang="en">English<\/a><\/nav>/);
  });

  it('tells search engines nothing of a page that stands in for another, of filters, and of a parameter', () => {
    const stable = sliceWith({});
    const [route] = stable.manifest.routes;
    if (!route) throw new Error('the fixture has a route');
    const routes = [
      route,
      { ...route, path: '/other' },
      { ...route, path: '/pets/:id' },
      { ...route, path: '/pl/pets', translates: '/pets', standsInFor: ['/other'], lang: 'pl' as const },
      { ...route, path: '/pl/pets/:id', translates: '/pets/:id', lang: 'pl' as const },
    ];
    const channel = channelWith({ ...stable, manifest: { ...stable.manifest, routes } });
    const open = { ...config, gatePasswordSha256: '', siteUrl: 'https://veto.example' };
    const at = (path: string, head: PageHead | null = null) => renderIndexHtml(channel, open, path, paint, head);
    for (const html of [at('/other'), at('/pets/7'), at('/pets', { title: 'Cats', canonical: '/pets?kind=cat' })]) {
      expect(html).not.toContain('hreflang=');
      expect(html).toMatch(/no-script-links.*lang="pl">Polski<\/a><\/nav>/);
    }
    expect(at('/pets', { title: 'Pets', canonical: '/pets' })).toContain('hreflang="pl"');
  });

  it('links, without scripts, to the pages that the header names for everybody', () => {
    const slice = sliceWith({});
    const entry = { area: 'header' as const, order: 2, audience: ['signed-out' as const] };
    const nav = [
      { ...entry, label: 'Find <b>', href: '/find' },
      { ...entry, label: 'Szukaj', href: '/szukaj', lang: 'pl' as const, order: 1 },
      { ...entry, label: 'Terms', href: '/terms', area: 'footer' as const },
      { ...entry, label: 'Mine', href: '/mine', audience: ['owner' as const] },
    ];
    const channel = channelWith({ ...slice, manifest: { ...slice.manifest, nav } });
    const html = renderIndexHtml(channel, { ...config, gatePasswordSha256: '' }, '/pets', paint);
    expect(html).toContain('lang="en"><a href="/szukaj" lang="pl">Szukaj</a><a href="/find">Find &lt;b&gt;</a></nav>');
    expect(html).toMatch(/<footer [^>]*><a href="\/terms">Terms<\/a><\/footer>/);
  });

  it('says where links to the page carry the secret that opens the gate', () => {
    const html = renderIndexHtml(channelWith(sliceWith({ gate: 'secret-link' })), config, '/pets', paint);
    expect(html).toContain('<html lang="en" data-first-paint="gated" data-secret-in="hash"');
  });
});

it('begins with the check for old browsers, which the security policy lets run', () => {
  const html = renderIndexHtml(channelWith(sliceWith({})), config, '/pets');
  const [, check = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<script defer'));
  const hash = createHash('sha256').update(check).digest('base64');
  expect(contentSecurityPolicy({ releasesUrl: '/releases/' }, config)).toContain(`'sha256-${hash}'`);
});
