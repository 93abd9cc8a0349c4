import { type ToastOptions, toaster } from '@veto/shared-ui/core';
import { lateWords, type ToldMessage as Told, teller } from '@veto/slice-kit';
import { useEffect } from 'react';
import { offlineWords } from '../error-state/offline-words.ts';
import { requestReference } from '../error-state/request-reference.ts';

/** The words of what happened, in English; a page in another language says them by its catalogue. */
export type ToldMessage = Told & Pick<ToastOptions, 'type'>;

/** The words of a failure. */
export type FailureMessage = Omit<ToldMessage, 'type'>;

const inPageLanguage = ({ said, otherwise, ...message }: ToldMessage): ToastOptions =>
  (document.documentElement.lang !== 'en' && teller.tell?.({ said, otherwise, ...message })) || message;

/** Once the words are here that a page says later. */
function showInWords(toast: () => ToastOptions): void {
  const show = () => void toaster.create(toast());
  lateWords.arrival?.then(show) ?? show();
}

/** Tells that something worked, where the screen itself does not show it. */
export function tellSuccess(message: ToldMessage): void {
  showInWords(() => ({ type: 'success', ...inPageLanguage(message) }));
}

/**
 * Tells of a failure in these words, with the id of its request where the error has one. Without a connection it says
 * that instead: nothing has gone wrong that these words could mean.
 */
export function tellFailure(error: unknown, message: FailureMessage): void {
  const reference = requestReference(error);
  showInWords(() => ({
    ...inPageLanguage(offlineWords(error) ?? message),
    type: 'error',
    ...(reference !== undefined && { reference }),
  }));
}

/**
 * Tells what came of a change, `null` where the page shows its success. By promise: once its component has gone, as a row
 * does that the change moves elsewhere, react-query calls no `onSuccess` or `onError` of `mutate` any more, and a failure
 * would go unseen. @returns whether it succeeded.
 */
export function tellOutcome(
  change: Promise<unknown>,
  success: ToldMessage | null,
  failure: (error: unknown) => FailureMessage,
): Promise<boolean> {
  return change.then(
    () => {
      if (success) tellSuccess(success);
      return true;
    },
    (error: unknown) => {
      tellFailure(error, failure(error));
      return false;
    },
  );
}

/**
 * Tells once, for each failure, that something could not be read again, and what is shown is older: pass no error where the
 * screen itself shows the failure. Not without a connection: the page says so above everything.
 */
export function useFailureToast(error: unknown, { title, description }: FailureMessage): void {
  useEffect(() => {
    if (error && !offlineWords(error)) tellFailure(error, { title, description });
  }, [error, title, description]);
}
