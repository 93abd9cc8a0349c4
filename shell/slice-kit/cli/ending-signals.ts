/** By which a terminal, or who began a command, ends it; the last where the terminal is closed. */
export const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
