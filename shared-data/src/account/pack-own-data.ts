import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { OwnData, StoredFile } from './own-data.ts';

/**
 * Everything of a person as one ZIP: `data.json`, and each file below `files/<bucket>/`. A file that is no more is named
 * under `missing_files` of the JSON.
 */
export async function packOwnData(
  data: OwnData,
  read: (file: StoredFile) => Promise<Uint8Array | null>,
): Promise<Blob> {
  const parts: BlobPart[] = [];
  let failure: unknown = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else parts.push(new Uint8Array(chunk));
  });
  const missing: StoredFile[] = [];
  for (const file of data.files) {
    const bytes = await read(file);
    if (!bytes) {
      missing.push(file);
      continue;
    }
    // Pictures and PDFs are compressed already.
    const entry = new ZipPassThrough(`files/${file.bucket}/${file.path}`);
    zip.add(entry);
    entry.push(bytes, true);
  }
  const json = new ZipDeflate('data.json');
  zip.add(json);
  json.push(strToU8(JSON.stringify({ ...data, missing_files: missing }, null, 2)), true);
  zip.end();
  if (failure) throw failure;
  return new Blob(parts, { type: 'application/zip' });
}
