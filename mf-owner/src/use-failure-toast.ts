import { toaster } from '@veto/shared-ui/core';
import { useEffect } from 'react';

/** Says once, for each failure, that a list or a record could not be read. The page itself shows the retry. */
export function useFailureToast(error: unknown, message: { title: string; description?: string }): void {
  const { title, description } = message;
  useEffect(() => {
    if (error) toaster.create({ type: 'error', title, ...(description && { description }) });
  }, [error, title, description]);
}
