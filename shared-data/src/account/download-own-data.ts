import { useMutation } from '@tanstack/react-query';
import { loadOwnData, readStoredFile } from './own-data.ts';

async function downloadOwnData(): Promise<void> {
  const [data, { packOwnData }] = await Promise.all([
    loadOwnData(),
    import(/* webpackChunkName: "pack-own-data" */ './pack-own-data.ts'),
  ]);
  const address = URL.createObjectURL(await packOwnData(data, readStoredFile));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'veto-data.zip';
  link.click();
  // The browser has taken the bytes by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Has the browser save all that is kept about who is signed in, as a ZIP. Fails with RequestError or StorageError. */
export function useDownloadOwnData() {
  return useMutation({ mutationFn: downloadOwnData });
}
