/**
 * Makes the hashes of a release known to every script that webpack will create for it, in the shell and in slices.
 * `baseUrl` is the absolute address of the release's folder.
 */
export function publishHashes(files: Readonly<Record<string, { integrity: string }>>, baseUrl: string): void {
  globalThis.vetoIntegrity ??= {};
  const folder = new URL('.', baseUrl).href;
  // As the `src` of a script reads, which escapes 'ż' and spaces.
  for (const [name, { integrity }] of Object.entries(files))
    globalThis.vetoIntegrity[new URL(folder + name).href] = integrity;
}
