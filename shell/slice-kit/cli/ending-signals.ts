/** What ends a command: Ctrl-C, whoever began it, and the terminal that is closed. */
export const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
