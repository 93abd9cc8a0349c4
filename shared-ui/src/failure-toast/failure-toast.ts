import { type ToastOptions, toaster } from '@veto/shared-ui/core';
import { useEffect } from 'react';
import { requestReference } from '../error-state/request-reference.ts';

/** What a visitor is told of a failure. */
export type FailureMessage = Pick<ToastOptions, 'title' | 'description'>;

/** Tells of a failure in these words, with the id of its request where the error has one. */
export function tellFailure(error: unknown, { title, description }: FailureMessage): void {
  const reference = requestReference(error);
  toaster.create({
    type: 'error',
    title,
    ...(description !== undefined && { description }),
    ...(reference !== undefined && { reference }),
  });
}

/** Tells once, for each failure, that something could not be read. The page itself shows the retry. */
export function useFailureToast(error: unknown, { title, description }: FailureMessage): void {
  useEffect(() => {
    if (error) tellFailure(error, { title, ...(description !== undefined && { description }) });
  }, [error, title, description]);
}
