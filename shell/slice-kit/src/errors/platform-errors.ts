/** Every platform failure, and what the visitor reads. CODES.md of slice-kit tells the team what to do about it. */
export const PLATFORM_ERRORS = {
  'VETO-101': 'This part of the site could not be loaded.',
  'VETO-102': 'This part of the site could not be loaded.',
  'VETO-103': 'This part of the site could not be loaded.',
  'VETO-104': 'This part of the site needs a newer version of the site.',
  'VETO-105': 'This part of the site could not be loaded.',
  'VETO-106': 'This part of the site could not be loaded.',
  'VETO-201': 'This part of the site could not be started.',
  'VETO-202': 'This part of the site could not be started.',
  'VETO-203': 'This part of the site stopped working.',
  'VETO-204': 'This part of the site could not be closed.',
  'VETO-205': 'This part of the site stopped working.',
  'VETO-206': 'Something on this page did not work.',
  'VETO-207': 'This part of the site went from page to page without end.',
  'VETO-208': 'Something of the page before was left on this one.',
  'VETO-209': 'The page stopped answering.',
  'VETO-210': 'This page came without its content.',
  'VETO-211': 'The page was slow to answer.',
  'VETO-301': 'The site could not read what it is made of.',
  'VETO-302': 'The site could not read its configuration.',
  'VETO-303': 'A part of the site did not arrive.',
} as const satisfies Record<`VETO-${number}`, string>;

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
