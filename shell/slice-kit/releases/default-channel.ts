/** What a site reads where nobody names a channel. Alone in its file, so that `slice --help` does not wait for zod. */
export const DEFAULT_CHANNEL = 'stable';
