/** Every platform failure: what the visitor reads, and what the team that owns the slice does about it. */
export const PLATFORM_ERRORS = {
  'VETO-101': {
    visitor: 'This part of the site could not be loaded.',
    team: 'The entry script did not arrive (status, time-out or network): check that the release is in the store.',
  },
  'VETO-102': {
    visitor: 'This part of the site could not be loaded.',
    team: 'A file of the release differs from the hash in the channel: publish again from a clean build.',
  },
  'VETO-103': {
    visitor: 'This part of the site could not be loaded.',
    team: 'The entry script ran but defined no container: it is not the build that the channel names.',
  },
  'VETO-104': {
    visitor: 'This part of the site needs a newer version of the site.',
    team: 'The shell does not provide a shared module or a contract that the release needs: run `slice check`.',
  },
  'VETO-105': {
    visitor: 'This part of the site could not be loaded.',
    team: 'The container exposes no usable ./slice: export the result of defineSlice as `lifecycles`.',
  },
  'VETO-106': {
    visitor: 'This part of the site could not be loaded.',
    team: 'A chunk of the release did not arrive or differs from its hash, at load or later, when a page was opened: check that the release is in the store, whole.',
  },
  'VETO-201': {
    visitor: 'This part of the site could not be started.',
    team: 'bootstrap rejected or did not finish in 10 s.',
  },
  'VETO-202': {
    visitor: 'This part of the site could not be started.',
    team: 'mount rejected (the first render threw) or did not finish in 10 s.',
  },
  'VETO-203': {
    visitor: 'This part of the site stopped working.',
    team: 'A render or effect threw after mount and no boundary caught it, or the slice took parts of the page away that are not its own, covered them or kept presses from them.',
  },
  'VETO-204': {
    visitor: 'This part of the site could not be closed.',
    team: 'unmount rejected or did not finish; the shell emptied the container itself.',
  },
  'VETO-205': {
    visitor: 'This part of the site stopped working.',
    team: 'The slice changed a built-in of the page (the report names it), which the shell put back: wrap what is yours, never what everybody uses.',
  },
  'VETO-206': {
    visitor: 'Something on this page did not work.',
    team: 'A handler of an event, a time-out or a promise threw, and nobody caught it. The page goes on and the visitor is shown nothing; the report has the stack.',
  },
  'VETO-207': {
    visitor: 'This part of the site went from page to page without end.',
    team: 'More than 20 changes of page in 5 s without anything that the visitor did: two pages lead to each other. The report says which.',
  },
  'VETO-208': {
    visitor: 'Something of the page before was left on this one.',
    team: 'The slice left something behind that is not in its place: an overlay, a style sheet, a lock of the body, a listener of the window, a global. `slice dev` and the browser tests look for it and name it; a visitor keeps it until the next document.',
  },
  'VETO-209': {
    visitor: 'The page stopped answering.',
    team: 'On an earlier visit the tab ended while the slice was answering what the visitor did: an endless loop in a handler of an event, as a rule. The report says where, and what was done.',
  },
  'VETO-301': {
    visitor: 'The site could not read what it is made of.',
    team: 'The channel did not arrive or does not match its schema.',
  },
  'VETO-302': {
    visitor: 'The site could not read its configuration.',
    team: '/config.json did not arrive or does not match its schema.',
  },
  'VETO-303': {
    visitor: 'A part of the site did not arrive.',
    team: 'The shell did not start: a file of it did not arrive or differs from its hash, or it threw. The report says which release and which start (first, fresh, former).',
  },
} as const satisfies Record<`VETO-${number}`, { visitor: string; team: string }>;

export type PlatformErrorCode = keyof typeof PLATFORM_ERRORS;

/**
 * The moment in a slice's life when something failed. 'event' and 'promise': outside of its life, when nobody caught it;
 * 'left': after it had gone.
 */
export type FailureStage =
  | 'boot'
  | 'load'
  | 'check'
  | 'bootstrap'
  | 'mount'
  | 'render'
  | 'event'
  | 'promise'
  | 'unmount'
  | 'left';

/** A platform failure with its code, slice, version and the stage it happened in. */
export class VetoError extends Error {
  readonly code: PlatformErrorCode;
  readonly slice: string | undefined;
  readonly version: string | undefined;
  readonly stage: FailureStage | undefined;
  constructor(
    code: PlatformErrorCode,
    detail: string,
    where: { slice?: string; version?: string; stage?: FailureStage; cause?: unknown } = {},
  ) {
    super(`${code} ${detail}`, { cause: where.cause });
    this.name = 'VetoError';
    this.code = code;
    this.slice = where.slice;
    this.version = where.version;
    this.stage = where.stage;
  }
}
