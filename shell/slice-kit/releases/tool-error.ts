/** What can go wrong between source and visitor, in the words of the person at the terminal. */
export const TOOL_ERRORS = {
  'VETO-401': 'slice.json or package.json is missing, or does not match the contract.',
  'VETO-402': 'The build failed.',
  'VETO-403': 'A module that must exist once on the page was built into the slice: import it by a shared key.',
  'VETO-404': 'slice.json preloads a chunk that the build does not have: name it with webpackChunkName.',
  'VETO-405': 'No such slice in this repository, or a name or command that cannot be read.',
  'VETO-406': "The slice's own folder has another major version of a module that the page provides.",
  'VETO-407': 'In a repository of its own a slice needs shell-facts.json: what the live shell shares.',
  'VETO-408': 'A style sheet uses selectors without a class, which slice.json does not name as meant.',
  'VETO-409': 'What another bundler has built cannot be taken as a slice.',
  'VETO-411': 'The live shell speaks another contract than slice.json asks for.',
  'VETO-412': 'The live shell does not provide a shared module that the build uses, or not in a version that it needs.',
  'VETO-413': 'The build uses a name that a core module of the live shell does not export: release the shell first.',
  'VETO-414': 'A route is reserved for the shell, or another slice answers, or fills the slot, for the same visitors.',
  'VETO-415': 'The build exposes less than the live release, or no ./slice.',
  'VETO-416': 'The first paint of a route brings more than the budget allows.',
  'VETO-417': 'The exports of a core module changed and its version does not say so.',
  'VETO-418': 'A live slice could not run in this shell.',
  'VETO-419':
    'Something that may be meant, and that nobody has said yes to: an address that nobody would answer any more, a slot that others fill, an older source, a release that is marked bad, a canary that would end.',
  'VETO-421':
    'This version is in the store with other bytes: a version never changes. Change the source or the semver.',
  'VETO-422': 'What was read back from the store differs from what was written.',
  'VETO-423':
    'The bucket has no conditional writes, so that two publishes at once could lose one: choose another store.',
  'VETO-424': 'The release is not in the store, or not whole.',
  'VETO-425': 'A file of the store that says what is live, or who moved it, is damaged.',
  'VETO-426': 'The store cannot be reached, read or written.',
  'VETO-431': 'Somebody moved the pointer meanwhile: look at `slice status` and try again.',
  'VETO-432': 'There is nothing to promote or to roll back to.',
  'VETO-433': 'The rendered site has a later revision than the store: it never goes back.',
  'VETO-434': 'A move is signed by no key that may make it.',
  'VETO-435': 'The moves of a slice are not whole: one is missing, altered, or older than what was seen.',
  'VETO-436': 'A preview is signed by no key that may preview the slice, or its release may not be shown.',
  'VETO-441': 'The address that `--from` or `--site` names does not answer as a running site does.',
  'VETO-442': 'The check of `slice bisect` says the same at both ends, or was ended: it leads to no move.',
} as const satisfies Record<`VETO-4${number}`, string>;

export type ToolErrorCode = keyof typeof TOOL_ERRORS;

/** A refusal with a code; `message` is what the terminal shows. */
export class ToolError extends Error {
  readonly code: ToolErrorCode;
  constructor(code: ToolErrorCode, detail: string, options?: ErrorOptions) {
    super(`${code} ${detail}`, options);
    this.name = 'ToolError';
    this.code = code;
  }
}
