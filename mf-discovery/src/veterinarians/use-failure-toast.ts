import { RequestError } from '@veto/shared-data/core';
import type { Message } from '@veto/shared-data/errors';
import { toaster } from '@veto/shared-ui/core';
import { useEffect } from 'react';

interface FailureMessages {
  /** The server refused or failed. */
  failed: Message;
  /** It answered with something that we do not understand. */
  unexpected?: Message;
}

/** Tells the visitor of a failed query, once for each failure. */
export function useFailureToast(error: Error | null, { failed, unexpected = failed }: FailureMessages): void {
  useEffect(() => {
    if (!error) return;
    const understood = error instanceof RequestError && error.code !== 'shape';
    toaster.create({ type: 'error', ...(understood ? failed : unexpected) });
  }, [error, failed, unexpected]);
}
