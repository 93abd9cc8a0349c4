import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { ContactValues } from './contact.schema.ts';

async function sendContactMessage(values: ContactValues): Promise<void> {
  const row = { ...values, website: values.website ?? '' };
  await request((client) => client.from('contact_messages').insert(row), z.unknown());
}

/** Sends a message to the team. Nobody but the team can read it back, so nothing is returned. */
export function useSendContactMessage() {
  return useMutation({ mutationFn: sendContactMessage });
}
