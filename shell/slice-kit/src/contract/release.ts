import * as z from 'zod/mini';
import { publishedTranslation } from './published-language.ts';
import { ownersSchema, releaseManifestSchema, slotName } from './slice-manifest.ts';

export const fileSchema = z.object({
  /** 'sha384-…', as in the integrity attribute. */
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  /** Size in bytes, uncompressed. */
  bytes: z.number(),
  /** Size in bytes after gzip. */
  gzipBytes: z.number(),
});
export type ReleaseFile = z.infer<typeof fileSchema>;

/** What a document carries of a release, so that it shows before any script has run, in files of the release. */
export const firstPaintSchema = z.object({
  /** JSON: the markup by the route's path; of the shell, by the name of its part. */
  pages: z.string(),
  /** The rules of that markup. */
  style: z.string(),
  /** A script that renders pages with their data; no browser loads it. */
  program: z.optional(z.string()),
  /** The paths of the routes that it renders: whose pages ask something for everybody who is signed out. */
  asking: z.optional(z.array(z.string())),
  /** The frames of pages for whoever is signed in: the names of a JSON, markup by audience by the route's path, and of its rules. */
  frames: z.optional(z.object({ pages: z.string(), style: z.string() })),
  /** The slots whose parts the program renders for pages of other slices, each with all files that the part may ask for. */
  parts: z.optional(z.record(slotName, z.array(z.string()))),
});
export type FirstPaint = z.infer<typeof firstPaintSchema>;

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+-[a-z0-9]{8,}$/, '<semver>-<hash of the source>'));

/** The commit that a release was published from. */
export const sourceSchema = z.object({
  commit: z.string(),
  branch: z.optional(z.string()),
  /** ISO 8601. */
  committedAt: z.string(),
  /** In a workflow, the addresses of its repository and of its run. */
  repository: z.optional(z.string()),
  run: z.optional(z.string()),
  /** Set when files differed from the commit. */
  changed: z.optional(z.boolean()),
});
export type Source = z.infer<typeof sourceSchema>;

/** The addresses of the site that its source names, ':' for what only a running page knows; earlier builds did not note them. */
const links = z.optional(z.array(z.string()));

/** The properties of a slot's props, as JSON Schema. */
const slotProps = z.record(z.string(), z.unknown());
export type SlotProps = z.infer<typeof slotProps>;

/** The slots of its pages, or of the shell's layout, that other slices may fill, with the props of their parts. */
const slots = z.optional(z.record(slotName, slotProps));

/** `releases/<slice>/<version>/release.json`: immutable, nothing but `source` in it depends on when or where it was built. */
export const sliceReleaseSchema = z.object({
  slice: z.string(),
  version,
  source: z.optional(sourceSchema),
  /** The contract range of its slice.json. */
  contract: z.string(),
  /** The script that defines the container. */
  entry: z.string(),
  /** The global that the entry script defines; it carries the version: `mf_owner_1_4_2_ab12cd34`. */
  container: z.string(),
  /** What the container exposes; the shell asks for './slice'. */
  exposes: z.array(z.string()),
  /** Every file below the release's folder, by its name relative to it. */
  files: z.record(z.string(), fileSchema),
  /** Files by webpackChunkName, for preloading; 'slice' is the chunk set of the expose itself. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Shared modules the build really uses, with the range it needs: { 'react': '^19.0.0' }. */
  shared: z.record(z.string(), z.string()),
  /** The keys of `shared` by webpackChunkName ('slice' is the expose itself), for preloading. */
  sharedByChunk: z.record(z.string(), z.array(z.string())),
  /** The names that the build takes from our own core modules: { '@veto/shared-ui/core': ['toaster'] }. */
  usedExports: z.record(z.string(), z.array(z.string())),
  /** Missing where nothing could be rendered at build. */
  firstPaint: z.optional(firstPaintSchema),
  links,
  slots,
  manifest: releaseManifestSchema,
});
export type SliceRelease = z.infer<typeof sliceReleaseSchema>;

/** The release of the shell lists what it provides, so that a slice can be checked against it. */
export const shellReleaseSchema = z.object({
  slice: z.literal('shell'),
  version,
  source: z.optional(sourceSchema),
  /** The contract version that this shell speaks. */
  contract: z.string(),
  /** The `owners` of its package.json. */
  owners: ownersSchema,
  /** Scripts that run before the first paint, so that it has the right theme: small, and blocking. */
  early: z.array(z.string()),
  /** The script that shows a frame to whoever is signed in: runs after those, in documents that hold frames. */
  frameScripts: z.optional(z.array(z.string())),
  /** Scripts that index.html loads, in order. */
  entries: z.array(z.string()),
  /** The service worker, which the site serves at its top; missing: the shell has none. */
  worker: z.optional(z.string()),
  /** Scripts that every first paint needs besides the entries: preloaded. */
  boot: z.array(z.string()),
  /** Scripts that every first paint of a slice needs besides those; a shell that had no such files has none. */
  runner: z.optional(z.array(z.string())),
  /** Scripts that fill the slots of a page, besides those. */
  slotFiles: z.optional(z.array(z.string())),
  /** By each other language that it knows, the scripts with its words, which pages in it need besides. */
  words: z.optional(z.partialRecord(publishedTranslation, z.array(z.string()))),
  styles: z.array(z.string()),
  /** Fonts that every first paint needs: preloaded. */
  fonts: z.array(z.string()),
  /** The files that the shell's own code may ask for, whichever slice is shown. */
  ownFiles: z.array(z.string()),
  /** The files of its own screens by their path, for preloading. */
  screens: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), fileSchema),
  /** Frame, gate and the shell's own screens; without it no document shows anything before the scripts. */
  firstPaint: z.optional(firstPaintSchema),
  links,
  slots,
  /** Provided shared modules: version, the chunk files that carry it, and (for our own core modules) the names it exports. */
  provides: z.record(
    z.string(),
    z.object({ version: z.string(), files: z.array(z.string()), exports: z.optional(z.array(z.string())) }),
  ),
});
export type ShellRelease = z.infer<typeof shellReleaseSchema>;
