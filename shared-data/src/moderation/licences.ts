import { useMutation, useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { namedRow, nullableText, timestamp } from '../boundary/index.ts';
import { signedLink } from '../images/image-files.ts';
import { type LicenceState, licenceState } from '../licence/licence.schema.ts';
import { moderationKeys } from './moderation.keys.ts';
import { useDecision } from './use-decision.ts';

/** A licence that a vet has sent. Moments are ISO strings. */
export interface SentLicence {
  veterinarianId: string;
  /** What a decision is about: it changes when the vet sends something else. */
  sending: string;
  state: LicenceState;
  name: string | null;
  clinicName: string | null;
  city: string | null;
  number: string;
  documentPath: string;
  sentAt: string;
  /** Null where no check holds. */
  verifiedAt: string | null;
  validUntil: string | null;
  reason: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
}

const rows = z.array(
  namedRow(
    {
      veterinarian_id: z.string(),
      sending: z.string(),
      state: licenceState,
      full_name: nullableText,
      clinic_name: nullableText,
      city: nullableText,
      number: z.string(),
      document_path: z.string(),
      sent_at: timestamp,
      verified_at: z.nullish(timestamp),
      valid_until: z.nullish(timestamp),
      reason: nullableText,
      decided_at: z.nullish(timestamp),
      decided_by: nullableText,
    },
    { full_name: 'name' },
  ),
);

/** The licences that wait, the longest first, then those decided lately. Fails with 403 for everybody but administrators. */
export function useLicenceQueue() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: moderationKeys.licences(userId),
    queryFn: ({ signal }) => request((client) => client.rpc('licence_queue'), rows, { signal }),
    enabled: userId !== '',
  });
}

/** Confirms a licence, or refuses it with a reason. Refused (404) once the vet has sent something else, (409) once decided. */
export const useDecideLicence = () =>
  useDecision(({ sending, confirm, reason }: { sending: string; confirm: boolean; reason: string }) =>
    request(
      (client) => client.rpc('decide_licence', { sending, confirm, ...(reason.trim() && { reason: reason.trim() }) }),
      z.unknown(),
    ),
  );

/** Takes a check back at once; the vet leaves all lists, and visits stay. */
export const useWithdrawLicence = () =>
  useDecision(({ veterinarianId, reason }: { veterinarianId: string; reason: string }) =>
    request(
      (client) => client.rpc('withdraw_licence', { veterinarian: veterinarianId, reason: reason.trim() }),
      z.unknown(),
    ),
  );

/** Seconds: enough to read it, too short to pass on. */
const LINK_SECONDS = 300;

/** An address that shows a document for five minutes. */
export const useLicenceLink = () =>
  useMutation({ mutationFn: (path: string) => signedLink('licence-documents', path, LINK_SECONDS) });
