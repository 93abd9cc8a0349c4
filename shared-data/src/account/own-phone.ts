import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, useSession, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { nullableText } from '../boundary/index.ts';
import { ENGLISH_CONTACT_MESSAGES } from '../guest-visits/guest-contact.schema.ts';
import { readPhone, tidyPhone } from '../typed/index.ts';

export const phoneKeys = { own: (userId: string) => ['own-phone', userId] as const };

/** What an owner types as their number; '' for none. */
export const phoneSchema = z.object({
  phone: z.string().check(
    z.trim(),
    z.overwrite(tidyPhone),
    z.refine((typed) => typed === '' || readPhone(typed) !== null, { error: ENGLISH_CONTACT_MESSAGES.phone }),
  ),
});
export type PhoneValues = z.infer<typeof phoneSchema>;

const stored = z.nullable(z.object({ phone: z.string() }));

/** The signed-in owner's telephone number, '+48 600 100 200'; null for none. Waits until an owner is signed in. */
export function useOwnPhone() {
  const userId = useUserId() ?? '';
  const { state } = useSession();
  return useQuery({
    queryKey: phoneKeys.own(userId),
    queryFn: async ({ signal }) => {
      const row = await request(
        (client) => client.from('owner_phones').select('phone').eq('owner_id', userId).maybeSingle(),
        stored,
        { signal },
      );
      return row?.phone ?? null;
    },
    enabled: userId !== '' && state === 'owner',
  });
}

/** Saves the signed-in owner's number, or takes it away; resolves with it as it is stored. Fails with RequestError. */
export function useSavePhone() {
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  return useMutation({
    mutationFn: ({ phone }: PhoneValues) => request((client) => client.rpc('set_own_phone', { phone }), nullableText),
    onSuccess: (phone) => queryClient.setQueryData(phoneKeys.own(userId), phone),
  });
}
