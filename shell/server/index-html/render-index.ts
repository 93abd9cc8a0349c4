import {
  type Channel,
  type PageHead,
  type Route,
  type RuntimeConfig,
  releaseUrl,
  type ShellRelease,
} from '@veto/slice-kit/contract';
import { entriesFor, type RouteTable, routeTable } from '../../isomorphic/route-table.ts';
import { secretPlaceOf } from '../../isomorphic/secret-link.ts';
import { translationsOf } from '../../isomorphic/translations.ts';
import { earlyAddress } from '../documents/early-scripts.ts';
import { WEB_MANIFEST } from '../documents/service-worker.ts';
import type { DocumentPaint } from './document-paint.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { headTags } from './head-tags.ts';
import { noStartCard } from './no-start-card.ts';
import { OLD_BROWSER_SCRIPT } from './old-browser.ts';
import { pageChannel } from './page-channel.ts';
import { languageAt, type PreloadedScript, preloadsFor, routeAt, scriptsOf } from './preloads.ts';
import { bodyWithoutScript, footerWithoutScript, headWithoutScript, NEEDS_JAVASCRIPT } from './without-script.ts';

/**
 * The document for an address: everything that the first paint needs is named in it, so that nothing waits for a
 * script to be run before it is asked for. The same for every visitor; the server, a CLI or a deploy script renders it.
 * `paint` is shown before any script has run. `head` is what the page at this very address says of itself; without it the
 * document says what its route does. Throws when the channel has no shell yet.
 */
export function renderIndexHtml(
  channel: Channel,
  config: RuntimeConfig,
  pathname: string,
  paint: DocumentPaint | null = null,
  head: PageHead | null = null,
): string {
  const shell = channel.shell?.stable;
  if (!shell) throw new Error('The channel has no shell');
  const table = routeTable(channel);
  const route = routeAt(table, pathname)?.route;
  const lang = head?.lang ?? languageAt(table, pathname);
  const said = {
    ...toldOfLanguages(table, pathname, head),
    ...(head ? { ...describedAs(route), ...head } : headOfRoute(route)),
    lang,
  };
  const attributes = ({ url, integrity }: { url: string; integrity: string }) =>
    `"${escapeHtml(url)}" integrity="${integrity}" crossorigin="anonymous"`;
  const base = releaseUrl(channel, shell);
  const isOpen = config.gatePasswordSha256 === '';
  const own = shell.styles.map((name) => ({ url: base + name, integrity: shell.files[name]?.integrity ?? '' }));
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(said, config.siteUrl ?? ''),
    '<meta name="color-scheme" content="light dark">',
    // The ground of both themes, around the page of an installed site.
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6f1">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#190f1f">',
    '<link rel="icon" type="image/svg+xml" href="/_site/icon.svg">',
    '<link rel="apple-touch-icon" href="/_site/icon-192.png">',
    `<link rel="manifest" href="${WEB_MANIFEST}">`,
    OLD_BROWSER_SCRIPT,
    ...earlyScripts(channel, shell, paint).map(
      (script) => `<script src=${attributes(script)} data-release="${escapeHtml(base)}"></script>`,
    ),
    ...own.map((style) => `<link rel="stylesheet" href=${attributes(style)}>`),
    // It has what the page would otherwise insert once more: reset, tokens and page styles.
    ...(paint ? [`<link rel="stylesheet" href=${attributes(paint.style)} data-page-styles>`] : []),
    ...scriptsOf(channel, shell, shell.entries).map((script) => `<script defer src=${attributes(script)}></script>`),
    ...preloadsFor(channel, shell, {
      pathname,
      table,
      isFilled: paint?.answers !== undefined,
      parts: paint?.parts ?? [],
    }).map(
      (script, index) =>
        `<link rel="preload" as="script" href=${attributes(script)}${paint ? whenFetched(index) : ''}>`,
    ),
    ...(paint?.pageStyle ? [`<link rel="preload" as="style" href=${attributes(paint.pageStyle)}>`] : []),
    ...(paint && isOpen ? [headWithoutScript(paint)] : []),
    ...fontsOf(shell, paint).map(
      (name) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(base + name)}" crossorigin>`,
    ),
  ];
  return `<!doctype html>
<html lang="${lang}"${paint ? paintAttributes(paint, config, route && secretPlaceOf(route)) : ''}>
<head>
${tags.join('\n')}
</head>
<body>
${paint && isOpen ? bodyWithoutScript(paint, channel, { title: said.title || undefined, lang, alternates: said.alternates ?? translationsOf(table, pathname) }) : `<noscript>${NEEDS_JAVASCRIPT[lang]}</noscript>`}
<div id="veto"></div>${paint ? (isOpen ? livePaint(paint) + footerWithoutScript(channel, lang) : paintInTemplates(paint)) : ''}${paint?.answers ? answersOf(paint.answers) : ''}
<script type="application/json" id="veto-config">${escapeJson(config)}</script>
<script type="application/json" id="veto-channel">${escapeJson(pageChannel(channel, shell, entriesFor(table, pathname), { filled: paint?.parts, lang }))}</script>
${noStartCard(lang)}
</body>
</html>
`;
}

/**
 * What search engines are told of the page in its languages, by its route: where each page names the other, and where it is the
 * route's own address, with neither parameter nor filters. The page itself may know better.
 */
function toldOfLanguages(
  table: RouteTable<Route>,
  pathname: string,
  head: PageHead | null,
): Pick<PageHead, 'alternates'> {
  const pages = translationsOf(table, pathname);
  const [english] = pages;
  const isRoute = !/[:*]/.test(routeAt(table, pathname)?.route.path ?? '') && !head?.canonical?.includes('?');
  if (!english || !isRoute || pages.some(({ href }) => translationsOf(table, href)[0]?.href !== english.href))
    return {};
  return { alternates: [...pages, { ...english, lang: 'x-default' }] };
}

/** Of a route with a parameter nobody knows here which address it is. */
function headOfRoute(route: Route | undefined): PageHead {
  const { title = '', path = ':' } = route ?? {};
  return { title, ...describedAs(route), ...(!/[:*]/.test(path) && { canonical: path }) };
}

function describedAs(route: Route | undefined): Pick<PageHead, 'description'> {
  return route?.description ? { description: route.description } : {};
}

/**
 * What the script that runs first has to know before it says what is shown. It links a slice's style sheet itself: one in
 * the markup would keep the shell's scripts from running until it has come.
 */
function paintAttributes(
  { pageStyle, signedOutOnly }: DocumentPaint,
  { gatePasswordSha256 }: RuntimeConfig,
  secretPlace: 'path' | 'hash' | undefined,
): string {
  return [
    ` data-first-paint="${gatePasswordSha256 ? 'gated' : 'open'}"`,
    secretPlace ? ` data-secret-in="${secretPlace}"` : '',
    signedOutOnly ? ' data-signed-out-only' : '',
    pageStyle
      ? ` data-page-style="${escapeHtml(pageStyle.url)}" data-page-style-integrity="${pageStyle.integrity}"`
      : '',
  ].join('');
}

/** React and the design system. */
const FIRST_SCRIPTS = 2;

/**
 * When a document that shows something first has a script fetched: after the letters and rules of what is shown, which needs none.
 * And of the scripts those first that run first: the shell has the others fetched in their turn (`src/site/later-scripts.ts`).
 */
function whenFetched(index: number): string {
  return ` fetchpriority="low"${index >= FIRST_SCRIPTS ? ' media="not all"' : ''}`;
}

/** Where there is no gate the page is part of the document. Hidden until a script, or a style sheet without one, says otherwise. */
function livePaint({ page, readable }: DocumentPaint): string {
  return `
<div id="first-paint" hidden="until-found"${readable === 'now' ? ' data-readable' : ''}>${page}</div>`;
}

/** In templates, of which the first script takes out the one that is shown: the other is never part of the document. */
function paintInTemplates({ page, gate }: DocumentPaint): string {
  return `
<template id="first-paint-page">${page}</template>
<template id="first-paint-gate">${gate}</template>`;
}

/** As `src/painted-page/answers-of-document.ts` reads them. */
function answersOf(answers: NonNullable<DocumentPaint['answers']>): string {
  return `\n<script type="application/json" id="veto-answers">${escapeJson(answers)}</script>`;
}

/** Names and cities have Polish letters: were they to come later, the lines would break anew. */
function fontsOf({ fonts, files }: ShellRelease, paint: DocumentPaint | null): string[] {
  const polish = Object.keys(files).filter((name) => /-latin-polish\.[^.]+\.woff2$/.test(name));
  return paint?.answers ? [...fonts, ...polish] : fonts;
}

/** From the site itself; the element says which release they are of. */
function earlyScripts(channel: Channel, shell: ShellRelease, paint: DocumentPaint | null): PreloadedScript[] {
  const names = [...shell.early, ...(paint?.hasFrames ? (shell.frameScripts ?? []) : [])];
  const scripts = scriptsOf(channel, shell, names);
  return scripts.map((script, at) => ({ ...script, url: earlyAddress(shell, names[at] ?? '') }));
}
