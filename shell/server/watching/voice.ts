import type { Logger } from 'pino';
import type { LogPlace } from './site-log.ts';

/** What the program says of itself while it starts and runs. */
export interface Voice {
  /** A step that was taken. */
  say(line: string): void;
  /** What somebody should look at. */
  warn(line: string): void;
  /** What another process of the site printed, for whoever looks for a cause. */
  pass(line: string): void;
  /** Of several lines, for a person only. */
  show(text: string): void;
}

/** To a person on the terminal, with the seconds since the start, and to the log; where that is the output, to it alone. */
export function openVoice(place: LogPlace, log: Pick<Logger, 'info' | 'warn'>): Voice {
  const startedAt = performance.now();
  const line = (text: string) => `${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${text}`;
  const hasPerson = place === 'file';
  return {
    say(text) {
      log.info(text);
      if (hasPerson) console.log(line(text));
    },
    warn(text) {
      log.warn(text);
      if (hasPerson) console.error(line(text));
    },
    pass(text) {
      log.warn({ printed: text }, 'database');
      if (hasPerson) console.error(text);
    },
    show(text) {
      if (hasPerson) console.log(text);
    },
  };
}
