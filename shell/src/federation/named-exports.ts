/**
 * The names that this page's own copies of the shared modules export, for those that hold only what somebody put there.
 * The channel may name a later shell by now, so that the modules themselves are asked; they are part of the boot, and
 * asking costs no request.
 */
export async function namedExports(): Promise<Record<string, readonly string[]>> {
  const [data, ui, router] = await Promise.all([
    import('@veto/shared-data/core'),
    import('@veto/shared-ui/core'),
    import('react-router-dom'),
  ]);
  return {
    '@veto/shared-data/core': Object.keys(data),
    '@veto/shared-ui/core': Object.keys(ui),
    'react-router-dom': Object.keys(router),
  };
}
