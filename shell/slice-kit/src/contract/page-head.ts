import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';
import { publishedLanguage } from './published-language.ts';

/** An address of this site, with its query: '/doctors?city=Gdynia'. */
const address = z
  .string()
  .check(z.maxLength(2000), z.regex(/^\/(?![/\\])[^\s#]*$/, 'An address starts with one slash'));
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** What a page says of itself to search engines and to those who share its address. The server adds the site's own address. */
export const pageHeadSchema = z.object({
  /** Without the site's name. */
  title: text(300),
  description: z.optional(text(1000)),
  /** The page's one address: filters in one order, nothing that only counts visitors. */
  canonical: z.optional(address),
  /** A picture of 1200 × 630 px. */
  image: z.optional(address),
  lang: z.optional(z.enum(LANGUAGES)),
  /** The same page in each of its languages, this one too; 'x-default' for everybody else. */
  alternates: z.optional(
    z
      .array(z.object({ lang: z.union([publishedLanguage, z.literal('x-default')]), href: address }))
      .check(z.maxLength(10)),
  ),
  /** In the words of schema.org; `url`, `image` and `@id` may be addresses of this site. */
  jsonLd: z.optional(z.array(z.record(z.string(), z.json())).check(z.maxLength(10))),
  /** What the address shows is not there, or no longer: the document is answered so, where it holds the page's data. */
  status: z.optional(z.literal([404, 410])),
  robots: z.optional(z.literal('noindex')),
});
export type PageHead = z.infer<typeof pageHeadSchema>;
