import { useMutation } from '@tanstack/react-query';
import { request, sessionStore, storage } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { namedRow, numeric, timestamp } from '../boundary/index.ts';
import { newId } from '../boundary/uuid.ts';
import { draftOfForm, dropFormDraft, idempotencyKeyOf } from '../drafts/form-draft.ts';
import { putFile, removeRefused, toRequestError } from '../images/image-files.ts';
import { removeEntry, useRefreshRecord } from './change-entries.ts';
import { readyDocument } from './check-document.ts';
import { type EntryList, useEntries } from './list-entries.ts';
import { ENTRY_NAMES, entryColumns, type RecordEntry } from './record-entry.ts';

export interface PetDocument extends RecordEntry {
  title: string;
  mimeType: string;
  bytes: number;
  /** Where the file lies in its bucket. */
  path: string;
  /** ISO moment. */
  addedAt: string;
}

const BUCKET = 'pet-documents';
/** Seconds: enough to start a download, too short to pass the link on. */
const LINK_SECONDS = 60;

const row = namedRow(
  {
    ...entryColumns,
    title: z.string(),
    path: z.string(),
    mime_type: z.string(),
    bytes: numeric,
    created_at: timestamp,
  },
  { ...ENTRY_NAMES, created_at: 'addedAt' },
);

const LIST: EntryList<PetDocument> = { table: 'pet_documents', newestBy: 'created_at', rows: z.array(row) };

/** A pet's documents, newest first. */
export const usePetDocuments = (petId: string) => useEntries(petId, LIST);

/** A file that is stored with a pet's record and not listed there yet. */
export type StoredDocument = Pick<PetDocument, 'title' | 'path' | 'mimeType' | 'bytes'>;

async function storeDocument(petId: string, file: File, name: string): Promise<StoredDocument> {
  const content = await readyDocument(file);
  const path = await putFile(BUCKET, `${petId}/${name}`, content);
  // By characters: half of one is no text.
  const title = [...file.name.replace(/\.[^.]*$/, '')].slice(0, 200).join('').trim() || 'Document';
  return { title, path, mimeType: content.type, bytes: content.size };
}

async function addDocument(petId: string, file: File): Promise<void> {
  const draft = draftOfForm(sessionStore.getState().userId ?? null, `document ${petId}`);
  const values = { name: file.name, size: file.size, lastModified: file.lastModified };
  const { mimeType, ...stored } = await storeDocument(petId, file, idempotencyKeyOf(draft, { base: {}, values }));
  const document = { pet_id: petId, mime_type: mimeType, ...stored };
  const once = { onConflict: 'path', ignoreDuplicates: true };
  try {
    await request((client) => client.from('pet_documents').upsert(document, once), z.unknown());
  } catch (cause) {
    await removeRefused(BUCKET, stored.path, cause);
    throw cause;
  }
  dropFormDraft(draft);
}

/**
 * Stores a PDF as it is or a picture drawn anew, of at most 10 MB, with the pet's record, under the file's name, once where
 * the same file is sent again after a lost answer. Fails with DocumentRefusal (`.toast`) for any other file, with RequestError
 * otherwise.
 */
export function useAddDocument(petId: string) {
  return useMutation({
    mutationFn: ({ file }: { file: File }) => addDocument(petId, file),
    onSettled: useRefreshRecord(),
  });
}

/**
 * Stores a file as `useAddDocument` does, for a veterinarian who lists it in the report of a visit. Fails with DocumentRefusal
 * (`.toast`) or RequestError.
 */
export function useStoreDocument(petId: string) {
  return useMutation({ mutationFn: ({ file }: { file: File }) => storeDocument(petId, file, newId()) });
}

/** Deletes files, by their paths, that are stored and not listed: nobody wants them any more. */
export const useDropDocuments = () => useMutation({ mutationFn: removeFiles });

async function removeDocument({ id, path }: PetDocument): Promise<void> {
  await removeEntry('pet_documents', id);
  await removeFiles([path]);
}

export function useRemoveDocument() {
  return useMutation({ mutationFn: removeDocument, onSettled: useRefreshRecord() });
}

/** Deletes files of documents. One that nobody lists any more is no reason to tell the visitor of a failure. */
export async function removeFiles(paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const { error } = await (await storage()).from(BUCKET).remove(paths);
  if (error) console.error('A document was not deleted', error);
}

/** Has the browser save a document, by a link that ends after a minute. */
export function useSaveDocument() {
  return useMutation({
    mutationFn: async ({ path, title }: Pick<PetDocument, 'path' | 'title'>) => {
      const name = `${title}.${path.split('.').at(-1)}`;
      const { data, error } = await (await storage()).from(BUCKET).createSignedUrl(path, LINK_SECONDS);
      if (error) throw toRequestError(error);
      const link = document.createElement('a');
      // The option of storage-js encodes the name twice. Another origin reads it here, ours below.
      link.href = `${data.signedUrl}&download=${encodeURIComponent(name)}`;
      link.download = name;
      link.click();
    },
  });
}
