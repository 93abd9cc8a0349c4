import type { Plugin } from 'vite';

const OWN_ADDRESS = /(?<=\w*convertToFilePath\w*\()import\.meta\.url(?=\))/g;

/**
 * Storybook compares a story's address with the path of its file, and of what an address escapes it only knows the space: below
 * '/home/Łukasz' it would find no story.
 */
export function anyFolder() {
  return {
    name: 'veto-any-folder',
    enforce: 'post',
    transform: (code: string) =>
      code.includes('convertToFilePath')
        ? { code: code.replace(OWN_ADDRESS, 'decodeURIComponent(import.meta.url)'), map: null }
        : null,
  } satisfies Plugin;
}
