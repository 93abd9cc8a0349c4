import { DEFAULT_DESCRIPTION, titleOf } from '../../isomorphic/head-text.ts';

/** What a page says of itself. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  lang: 'en' | 'pl';
}

/** Title, description and language of the document. */
export function setPageHead({ title, description = DEFAULT_DESCRIPTION, lang }: PageHead): void {
  document.title = titleOf(title);
  // Said again it would be the same, but browsers work out the style of every element anew.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  let meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'description';
    document.head.append(meta);
  }
  meta.content = description;
}
