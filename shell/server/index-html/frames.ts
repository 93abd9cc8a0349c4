import { FRAMED, type Framed, type Route, type SliceRelease } from '@veto/slice-kit/contract';
import type { LinkedStyle } from '../filled-pages/paint-styles.ts';
import { escapeHtml } from './escape.ts';
import type { PreloadedScript } from './preloads.ts';

/** By the path of a route and the audience: markup that holds nothing of anybody. */
export type FramesOfRelease = Readonly<Record<string, Partial<Record<Framed, string>>>>;

/** What one slice shows of a page to those who are signed in. */
export interface HeldFrames {
  release: SliceRelease;
  route: Route;
  frames: FramesOfRelease;
  style: LinkedStyle;
  /** What the page runs, unless the document asks for it whoever looks. */
  scripts: readonly PreloadedScript[];
}

/**
 * Frames as a document holds them: a template for each audience, with the links that go with it, of which `src/early/frame.ts`
 * takes out the one of whoever is signed in. The others are never part of the document, nor is anything of theirs asked for.
 */
export function frameTemplates(held: readonly HeldFrames[]): string {
  return held.map(templatesOf).join('');
}

function templatesOf({ release, route, frames, style, scripts }: HeldFrames): string {
  const shown = route.audience.flatMap((each) => {
    const audience = FRAMED.find((one) => one === each);
    const html = audience && frames[route.path]?.[audience];
    return html ? [{ audience, html }] : [];
  });
  const attributes = ({ url, integrity }: LinkedStyle) =>
    `href="${escapeHtml(url)}" integrity="${integrity}" crossorigin="anonymous"`;
  const links = [
    // Its rules need not be made again.
    `<link rel="stylesheet" data-page-styles="slice" ${attributes(style)}>`,
    ...scripts.map(
      (script) => `<link rel="preload" as="script" ${attributes(script)} fetchpriority="low" media="not all">`,
    ),
  ].join('');
  const alike = Map.groupBy(shown, ({ html }) => html);
  return [...alike]
    .map(([html, each]) => {
      const audiences = each.map(({ audience }) => audience).join(' ');
      const frame = `<div data-first-paint-of="${release.slice}-frames" hidden="until-found">${html}</div>`;
      return `<template data-frame-for="${audiences}">${links}${frame}</template>`;
    })
    .join('');
}
