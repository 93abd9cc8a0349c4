/** A hash that no file has: the browser refuses what carries it. */
export const NO_FILE = `sha384-${'A'.repeat(64)}`;
