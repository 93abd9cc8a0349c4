import { useMutation, useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { newId } from '../boundary/uuid.ts';
import { readyDocument } from '../health/check-document.ts';
import { putFile, removeFile, removeRefused } from '../images/image-files.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import { type Licence, licenceRow } from './licence.schema.ts';

export const licenceKeys = { own: (userId: string) => ['licence', userId] as const };

/** The signed-in vet's licence; `NO_LICENCE` before anything was sent. */
export function useOwnLicence() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: licenceKeys.own(userId),
    queryFn: ({ signal }) => request((client) => client.rpc('own_licence'), licenceRow, { signal }),
    enabled: userId !== '',
  });
}

export interface SentLicence {
  number: string;
  file: File;
  /** What is sent now takes its place. */
  before: Licence;
}

async function sendLicence(userId: string, { number, file, before }: SentLicence): Promise<void> {
  const document = await putFile('licence-documents', `${userId}/${newId()}`, await readyDocument(file));
  try {
    await request((client) => client.rpc('send_licence', { number, document }), z.unknown());
  } catch (cause) {
    await removeRefused('licence-documents', document, cause);
    throw cause;
  }
  // What a check stands on stays; what nobody has to look at any more goes.
  if (before.documentPath && !before.verifiedAt)
    await removeFile('licence-documents', before.documentPath).catch(() => undefined);
}

/**
 * Sends number and document (PDF or picture, at most 10 MB) to the moderators. Fails with `DocumentRefusal` (`.toast`) for any
 * other file, with `RequestError` for a number that is none or somebody else's (400, 409).
 */
export function useSendLicence() {
  const userId = useUserId() ?? '';
  return useMutation({
    mutationFn: (sent: SentLicence) => sendLicence(userId, sent),
    onSettled: useReadAgain(licenceKeys.own(userId)),
  });
}
