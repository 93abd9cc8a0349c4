import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { ContactValues } from './contact.schema.ts';

/** Sends a message to the team. Nobody but the team can read it back, so nothing is returned. */
export function useSendContactMessage() {
  return useMutation<void, Error, ContactValues>({
    mutationFn: async (values) => {
      await request(
        (client) => client.from('contact_messages').insert({ ...values, website: values.website ?? '' }),
        z.unknown(),
      );
    },
  });
}
