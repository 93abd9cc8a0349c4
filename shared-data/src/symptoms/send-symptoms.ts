import { useMutation } from '@tanstack/react-query';
import { request, requestChange } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { appointmentKeys } from '../appointments/appointments.keys.ts';
import { putFile, removeFile, removeRefused } from '../images/image-files.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import type { SymptomPhoto } from './symptoms.schema.ts';
import {
  type DraftPhoto,
  dropSymptoms,
  keepSymptoms,
  type SymptomsDraft,
  type SymptomsDraftOwner,
} from './symptoms-draft.ts';
import { hasAnswers, NO_ANSWERS, type TriageAnswers } from './triage.ts';

export const SYMPTOM_PHOTOS_BUCKET = 'visit-photos';

async function sendAnswers(visitId: string, answers: TriageAnswers): Promise<void> {
  const row = {
    appointment_id: visitId,
    breathes_hard: answers.breathesHard,
    collapsed_or_bleeds: answers.collapsedOrBleeds,
    strains_or_retches: answers.strainsOrRetches,
    swallowed_poison: answers.swallowedPoison,
  };
  await requestChange((client) => client.from('visit_answers').insert(row).select(), z.unknown());
}

async function sendPhoto(visitId: string, photo: DraftPhoto): Promise<void> {
  const path = await putFile(SYMPTOM_PHOTOS_BUCKET, `${visitId}/${photo.id}`, pictureOf(photo));
  try {
    const once = { onConflict: 'path', ignoreDuplicates: true };
    await request((client) => client.from('visit_photos').upsert({ appointment_id: visitId, path }, once), z.unknown());
  } catch (cause) {
    await removeRefused(SYMPTOM_PHOTOS_BUCKET, path, cause);
    throw cause;
  }
}

/** The bytes behind a data address. Not by `fetch`: the site's policy connects to servers only. */
function pictureOf({ dataUrl }: DraftPhoto): Blob {
  const [head = '', body = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}

/** What became of a draft: what is left of it, and why. */
export interface SentSymptoms {
  unsent: SymptomsDraft;
  /** Null when all of it has arrived. */
  error: unknown;
}

/** Sends answers and photos to the vet of a visit. Whatever fails stays in `unsent`; the rest is still sent. */
export async function sendSymptoms(visitId: string, draft: SymptomsDraft): Promise<SentSymptoms> {
  const unsent: SymptomsDraft = { answers: NO_ANSWERS, photos: [] };
  let error: unknown = null;
  if (hasAnswers(draft.answers))
    await sendAnswers(visitId, draft.answers).catch((cause: unknown) => {
      error = cause;
      unsent.answers = draft.answers;
    });
  for (const photo of draft.photos)
    await sendPhoto(visitId, photo).catch((cause: unknown) => {
      error = cause;
      unsent.photos.push(photo);
    });
  return { unsent, error };
}

/**
 * Sends what was said while the visit was booked. What could not be sent is kept for the visit's page.
 * @returns null when all of it has arrived, else why not.
 */
export async function sendNewSymptoms(owner: SymptomsDraftOwner, draft: SymptomsDraft): Promise<unknown> {
  dropSymptoms({ ...owner, visitId: 'new' });
  const { unsent, error } = await sendSymptoms(owner.visitId, draft);
  if (error !== null) keepSymptoms(owner, unsent);
  return error;
}

/** Sends a draft with a visit that is booked already; resolves as `sendSymptoms` does. */
export function useSendSymptoms(visitId: string) {
  return useMutation({
    mutationFn: (draft: SymptomsDraft) => sendSymptoms(visitId, draft),
    onSettled: useReadAgain(appointmentKeys.all),
  });
}

async function removePhoto({ id, path }: SymptomPhoto): Promise<void> {
  await requestChange((client) => client.from('visit_photos').delete().eq('id', id).select(), z.unknown());
  // A file that nobody lists any more is no reason to tell the visitor of a failure.
  await removeFile(SYMPTOM_PHOTOS_BUCKET, path).catch((error) => console.error('A photo was not deleted', error));
}

export function useRemoveSymptomPhoto() {
  return useMutation({
    mutationFn: removePhoto,
    onSettled: useReadAgain(appointmentKeys.all),
  });
}
