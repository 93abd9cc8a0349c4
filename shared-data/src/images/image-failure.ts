import { RequestError } from '@veto/shared-data/core';
import { ERRORS, type Message } from '../errors/index.ts';
import { ImageRefusal } from './image-rules.ts';

const FAILURES = {
  profile: {
    upload: ERRORS.profileImageUpload,
    update: ERRORS.profileImageUpdate,
    unexpected: ERRORS.profileImageUnexpected,
    remove: ERRORS.profileImageRemove,
    removeUnexpected: ERRORS.profileImageRemoveUnexpected,
  },
  pet: {
    upload: ERRORS.petImageUpload,
    update: ERRORS.petImageUpdate,
    unexpected: ERRORS.petImageUnexpected,
    remove: ERRORS.petImageRemove,
    removeUnexpected: ERRORS.petImageRemoveUnexpected,
  },
} as const;

/** What to tell a visitor whose new image was not saved: a wrong file, a failed upload, or a refused record. */
export function imageUploadFailure(error: unknown, whose: keyof typeof FAILURES): Message {
  if (error instanceof ImageRefusal) return error.toast;
  if (!(error instanceof RequestError)) return FAILURES[whose].unexpected;
  return ['storage', 'network', 'timeout'].includes(error.code) ? FAILURES[whose].upload : FAILURES[whose].update;
}

/** What to tell a visitor whose image was not removed. */
export function imageRemovalFailure(error: unknown, whose: keyof typeof FAILURES): Message {
  return error instanceof RequestError ? FAILURES[whose].remove : FAILURES[whose].removeUnexpected;
}
