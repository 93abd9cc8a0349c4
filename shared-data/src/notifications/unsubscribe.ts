import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { isUuid } from '../boundary/index.ts';

/** Stops mails of the topic of one mail, by its link; no sign-in is needed. Answers the topic; null: no such link. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: (link: string): Promise<string | null> =>
      isUuid(link)
        ? request((client) => client.rpc('unsubscribe', { link }), z.nullable(z.string()))
        : Promise.resolve(null),
  });
}
