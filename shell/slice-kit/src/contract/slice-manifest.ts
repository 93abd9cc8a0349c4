import * as z from 'zod/mini';
import { AUDIENCES, visibleToEverybody } from './audience.ts';
import { publishedLanguage, publishedTranslation } from './published-language.ts';

/** The shape of the placeholder that the shell shows while a slice is on its way. */
export const SKELETONS = ['page', 'hero', 'cards', 'list', 'split', 'profile', 'form', 'article'] as const;

// The shell makes a regular expression of it without escaping anything: '/c++' would take the whole site down, and
// '/hotel|/pets' would answer at another slice's address.
const path = z.string().check(
  z.regex(
    /^\/$|^(?:\/:?[\w~%-]+)*(?:\/\*|\/:?[\w~%-]+)$/,
    'A path is made of letters, digits and - _ ~ % between slashes; :name stands for one part, * at its end for the rest',
  ),
  // The server answers one spelling of each address: in another one, a claim on '/pets' would pass unseen.
  z.regex(
    /^(?!.*%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae]))/i,
    'Letters, digits and - _ ~ are written as they are, never as %65',
  ),
);
const href = z
  .string()
  .check(
    z.regex(/^\/(?![/\\])[^\s?#]*$/, 'An address of this site starts with one slash and has no query or fragment'),
  );
const audience = z.enum(AUDIENCES);

/** 'vet.profile.contact': words with dots between them. */
export const slotName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+$/, "A slot's name is lower-case words with dots between them"));

const routeFields = z.object({
  /** A path pattern, as React Router reads it too: '/pets/:id'. */
  path,
  /** Whom this slice answers on this path. Several slices may share a path as long as no audience is claimed twice. */
  audience: z._default(z.array(audience).check(z.minLength(1)), [...AUDIENCES]),
  /** Where the other audiences are sent. '/login' brings them back afterwards. */
  redirects: z.optional(z.partialRecord(audience, path)),
  title: z.string().check(z.minLength(1)),
  description: z.optional(z.string()),
  lang: z._default(publishedLanguage, 'en'),
  /** The path of the same page in English, with the same parameters: '/emergency' of '/pl/emergency'. */
  translates: z.optional(path),
  /**
   * English pages without a page in this language whose visitors find here what they look for: '/doctors' of '/map-search'. Links
   * and the switch of languages lead from there to here, not back, and search engines hear nothing of it.
   */
  standsInFor: z.optional(z.array(path)),
  skeleton: z._default(z.enum(SKELETONS), 'page'),
  /** The webpackChunkNames that the first paint of this route needs; they are preloaded from index.html. */
  preload: z._default(z.array(z.string()), []),
  /** The webpackChunkNames that it asks for itself soon after; links to it fetch them ahead, too. */
  later: z.optional(z.array(z.string())),
  /** The slots of the page whose parts visitors come for: links to it fetch those ahead, too. */
  slots: z.optional(z.array(slotName)),
  /** The names in an address's query that the page reads, so that its document holds what they ask for; others change nothing. */
  search: z.optional(z.array(z.string())),
  /** false: documents show nothing of the page before it is there, as one that only sends its visitors on. */
  firstPaint: z.optional(z.boolean()),
  /** true: once visited, the page is kept to be read without a network. Its queries say which answers are kept with it. */
  offline: z.optional(z.boolean()),
  /** 'secret-link': a link with a secret opens this page, and no other, without the password of the gate. */
  gate: z.optional(z.literal('secret-link')),
  /** 'noindex': no search engine shows the page, though everybody may open it. A page that needs a session is never shown. */
  robots: z.optional(z.literal('noindex')),
  /**
   * What of the database its addresses show. 'veterinarian', 'specialist': one veterinarian each, by id in the path's
   * parameter, or by number where 'specialist' has one: the server knows who is gone, and the sitemap names them all.
   * 'directory': veterinarians by ?city= and ?specialty=.
   */
  shows: z.optional(z.enum(['veterinarian', 'specialist', 'directory'])),
});
export type Route = z.infer<typeof routeFields>;
/** Where a route is, whom it answers, what is shown until it does, whether it is kept, and whether a secret opens it. */
export type RouteOutline = Pick<
  Route,
  'path' | 'audience' | 'redirects' | 'skeleton' | 'offline' | 'gate' | 'translates' | 'standsInFor'
> &
  Partial<Pick<Route, 'lang'>>;

const parametersOf = (pattern: string) => (pattern.match(/:\w+|\*/g) ?? []).sort().join();

export const routeSchema = routeFields.check(
  z.refine(
    ({ lang, path: own, translates, standsInFor = [] }) =>
      [translates ?? [], standsInFor]
        .flat()
        .every((english) => lang !== 'en' && parametersOf(own) === parametersOf(english)),
    {
      message:
        'A page that translates another, or stands in for it, has a `lang` of its own, and the same parameters in its path',
      path: ['translates'],
    },
  ),
  z.refine(({ gate, audience: answered }) => !gate || visibleToEverybody({ audience: answered }), {
    message: 'A secret link opens for whoever has it: its route answers every audience',
    path: ['gate'],
  }),
);

export const navEntrySchema = z.object({
  area: z.enum(['header', 'footer']),
  /** The footer column, in the words that the visitor reads: 'Pet Owners', 'Vets', 'Support'. */
  group: z.optional(z.string()),
  label: z.string().check(z.minLength(1)),
  /** The language of a label that is not English: only visitors whose browser prefers it are shown the entry. */
  lang: z.optional(publishedTranslation),
  href,
  /** Its words on pages in another language, and its address where another page serves the same wish there. */
  in: z.optional(
    z.partialRecord(
      publishedTranslation,
      z.object({ label: z.string().check(z.minLength(1)), group: z.optional(z.string()), href: z.optional(href) }),
    ),
  ),
  audience: z._default(z.array(audience).check(z.minLength(1)), [...AUDIENCES]),
  /** Ascending, across all slices. */
  order: z.number(),
});
export type NavEntry = z.infer<typeof navEntrySchema>;

export const fillSchema = z.object({
  /** A slot that another slice offers on its pages. */
  slot: slotName,
  /** Who sees this part there. One for everybody is in the page's document, too. */
  audience: z._default(z.array(audience).check(z.minLength(1)), [...AUDIENCES]),
  /** The webpackChunkNames that the part needs; where a document shows it, they are preloaded from there. */
  preload: z.optional(z.array(z.string())),
});
export type Fill = z.infer<typeof fillSchema>;

/** The teams that own it, as .github/CODEOWNERS names them: '@veto/owners'. */
export const ownersSchema = z.optional(
  z.array(z.string().check(z.regex(/^@[\w-]+(?:\/[\w.-]+)?$/, "An owner is written as '@veto/owners'"))),
);

/** How a slice may be called: neither as the shell is, nor as what each object has. */
export const SLICE_NAME = /^(?!(?:shell|constructor)$)[a-z][a-z0-9-]{1,40}$/;

/** `slice.json`: all that the shell ever learns about a slice. */
export const sliceManifestSchema = z.object({
  $schema: z.optional(z.string()),
  name: z
    .string()
    .check(
      z.regex(
        SLICE_NAME,
        "A slice name is lower-case letters, digits and dashes, and neither 'shell' nor 'constructor'",
      ),
    ),
  /** The semver range of contract versions this slice works with. */
  contract: z.string().check(z.minLength(1)),
  owners: ownersSchema,
  routes: z.array(routeSchema).check(z.minLength(1)),
  nav: z._default(z.array(navEntrySchema), []),
  /** The parts that it shows on pages of other slices. */
  fills: z.optional(z.array(fillSchema)),
  /** What the first paint of any of its routes may bring of the slice itself, in kB (1024 bytes) after gzip. */
  budgetKb: z.optional(z.number().check(z.positive())),
});
export type SliceManifest = z.infer<typeof sliceManifestSchema>;

/** The same as a release carries it; `manifestIn` reads it. */
export const releaseManifestSchema = z.extend(sliceManifestSchema, {
  /** All routes and links, where those beside it lack what readers of former days would refuse. */
  inAllLanguages: z.optional(z.object({ routes: z.array(routeSchema), nav: z.array(navEntrySchema) })),
});
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
