/**
 * The names that this page's own core modules export. The channel may name a later shell by now, so that the modules
 * themselves are asked; they are part of the boot, and asking costs no request.
 */
export async function coreExports(): Promise<Record<string, readonly string[]>> {
  const [data, ui] = await Promise.all([import('@veto/shared-data/core'), import('@veto/shared-ui/core')]);
  return { '@veto/shared-data/core': Object.keys(data), '@veto/shared-ui/core': Object.keys(ui) };
}
