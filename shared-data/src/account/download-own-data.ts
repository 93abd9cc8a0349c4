import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../boundary/save-file.ts';
import { loadOwnData, readStoredFile } from './own-data.ts';

async function downloadOwnData(): Promise<void> {
  const [data, { packOwnData }] = await Promise.all([
    loadOwnData(),
    import(/* webpackChunkName: "pack-own-data" */ './pack-own-data.ts'),
  ]);
  saveFile(await packOwnData(data, readStoredFile), 'veto-data.zip');
}

/** Has the browser save all that is kept about who is signed in, as a ZIP. Fails with RequestError or StorageError. */
export function useDownloadOwnData() {
  return useMutation({ mutationFn: downloadOwnData });
}
