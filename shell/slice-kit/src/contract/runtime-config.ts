import * as z from 'zod/mini';

/** `GET /config.json`: all that a deployment changes. */
export const runtimeConfigSchema = z.object({
  /** The site's public address, without a slash at its end; absent: the one that it is asked by. */
  siteUrl: z.optional(z.string()),
  /** The Supabase project; empty: the site's own origin. */
  supabaseUrl: z.string(),
  /** The publishable key. */
  supabaseKey: z.string(),
  /** SHA-256 of the gate's password, hex; empty: no gate. */
  gatePasswordSha256: z.string(),
  /** Address of the channel file. */
  channel: z.string(),
  /** Where failure reports are sent with sendBeacon; empty: nowhere. */
  reportUrl: z._default(z.string(), ''),
  /** Where pages count what becomes of releases, by sendBeacon too; empty: nowhere. */
  ratesUrl: z._default(z.string(), ''),
  /** Whether a visitor may override a slice with a build from one of `overrideOrigins`. */
  allowOverrides: z._default(z.boolean(), false),
  overrideOrigins: z._default(z.array(z.string()), []),
  /** Whether `/_platform` is shown to everybody, not only on the machine that serves the site. */
  showPlatform: z._default(z.boolean(), false),
  /** Whether browsers keep pages to be read without a network; false also removes what they have kept. */
  offline: z._default(z.boolean(), true),
  /** Whether the Supabase project has Realtime and tells of new messages by itself; absent: no, they are asked for. */
  realtime: z.optional(z.boolean()),
  /** What maps are made of besides the outline that every slice brings; absent: nothing else. */
  map: z.optional(
    z.object({
      /** The Google Maps key for visitors who have none of their own; empty: none. */
      googleMapsKey: z._default(z.string(), ''),
      /** Address of raster tiles with {z}, {x} and {y}, laid below the outline's map; empty: none. */
      tiles: z._default(z.string(), ''),
      /** Whom those tiles are by, as their licence wants it said. */
      tilesCredit: z._default(z.string(), ''),
    }),
  ),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
