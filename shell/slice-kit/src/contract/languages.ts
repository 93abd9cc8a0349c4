/** The languages of the site, its own first. One more is a line here; where the shell has words of its own, the types ask for them. */
export const LANGUAGES = ['en', 'pl', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Those whose pages are at addresses of their own, '/pl/…', and translate the English ones. */
export const TRANSLATED = ['pl', 'uk'] as const satisfies readonly Exclude<Language, 'en'>[];
export type Translated = (typeof TRANSLATED)[number];
