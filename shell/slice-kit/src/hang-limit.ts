/**
 * How long a test and what prepares it may take, in ms: a limit for what hangs, on a busy machine too. No other test or
 * configuration states one.
 */
export const HANG_MS = 600_000;

/** How long a test waits for one state, in ms. It ends before its test does, which then says what did not come. */
export const WAIT_MS = HANG_MS / 5;
