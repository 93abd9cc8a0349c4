/** What an embedded site answers otherwise than a hosted project. The keys are names of calls where a run finds out. */
export interface Difference {
  embedded: string;
  hosted: string;
  /** What the product does, so that it is right on both. */
  product: string;
}

/** The differences that stay. */
export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'files: name of a download': {
    embedded: 'none sent',
    hosted: 'as the link says',
    product: 'names it once in the link, and in the page (health/documents.ts)',
  },
  'a link to a file, once its signer may not read it': {
    embedded: 'refused',
    hosted: 'opens it until it ends, for anybody',
    product: 'signs links for minutes only, and shows each to who may read the file',
  },
  'a changed address': {
    embedded: 'one confirmation, from the new address',
    hosted: 'two (double_confirm_changes)',
    product: "says 'One more link to follow' after the first",
  },
  'deadlocks (40*) and ended connections (57P*)': {
    embedded: '503',
    hosted: '500',
    product: 'repeats questions by their code (core/request-error.ts)',
  },
  'an answer beyond 2 MB': { embedded: '400', hosted: '200', product: 'asks for pages that stay far below' },
};
