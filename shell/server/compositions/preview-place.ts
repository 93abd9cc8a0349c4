import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { isLocal } from '../http/visitor-address.ts';

type Env = { Bindings: HttpBindings };

/** Where a request for a preview has come, and where previews are shown. */
export type PreviewPlace =
  /** The origin for previews, where no session of the site is; `live`: the site's own. */
  | { kind: 'own'; live: string }
  /** The site's own origin, beside one for previews. */
  | { kind: 'elsewhere'; origin: string }
  /** The site's own origin, which has no other: a session has to be left first. */
  | { kind: 'shared' };

export interface PreviewPlaceOptions {
  /** 'https://preview.veto.example'; empty: this machine's own, and none for visitors from elsewhere. */
  previewOrigin: string;
  /** The site's public address; empty: nobody has said. */
  siteUrl: string;
}

/** By itself on this machine: browsers take each name below `localhost` for it, and for an origin of its own. */
const OWN_NAME = 'preview.localhost';

export function previewPlaceOf(c: Context<Env>, { previewOrigin, siteUrl }: PreviewPlaceOptions): PreviewPlace {
  const { host, hostname, port } = new URL(c.req.url);
  const portPart = port && `:${port}`;
  if (isForPreviews(host, hostname, previewOrigin))
    return { kind: 'own', live: siteUrl || `http://localhost${portPart}` };
  if (previewOrigin) return { kind: 'elsewhere', origin: previewOrigin };
  // Whatever it is called: a preview there could read what only this machine may.
  if (isLocal(c)) return { kind: 'elsewhere', origin: `http://${OWN_NAME}${portPart}` };
  return { kind: 'shared' };
}

function isForPreviews(host: string, hostname: string, previewOrigin: string): boolean {
  return previewOrigin ? host === new URL(previewOrigin).host : hostname === OWN_NAME;
}

/** Marks what is asked for at the origin for previews: nothing that only this machine may read is there. */
export function markPreviewHost(previewOrigin: string): MiddlewareHandler<Env> {
  return (c, next) => {
    const { host, hostname } = new URL(c.req.url);
    c.set('isPreviewHost', isForPreviews(host, hostname, previewOrigin));
    return next();
  };
}
