/**
 * Has the scripts fetched that the document only names, since the start needs them after its first ones (`media="not all"`, until
 * now). Each is asked for by `import()`, too, as soon as it is needed.
 */
export function fetchLaterScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script][media]'))
    link.media = 'all';
}
