import { join } from 'node:path';
import pino, { type Logger, type LoggerOptions } from 'pino';
import { RotatedFile } from '../reports/rotated-file.ts';

/** 'file': `logs/site.jsonl` in the data folder; 'stdout': for a host that collects what a program prints. */
export type LogPlace = 'file' | 'stdout';

export interface SiteLog {
  log: Logger;
  /** Resolves once every line is written. */
  close(): Promise<void>;
}

const OPTIONS: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
};

/** JSON lines, each with its time in ISO 8601. Where they go to a file, errors are said on the terminal as well. */
export function openLog(place: LogPlace, dataDir: string): SiteLog {
  if (place === 'stdout') return { log: pino(OPTIONS, process.stdout), close: async () => {} };
  const file = new RotatedFile(join(dataDir, 'logs/site.jsonl'), { size: '10M', kept: 5 });
  const streams = [
    { level: 'info', stream: file },
    { level: 'error', stream: { write: sayOnTerminal } },
  ] as const;
  return { log: pino(OPTIONS, pino.multistream([...streams])), close: () => file.close() };
}

function sayOnTerminal(line: string): void {
  const { msg, trouble, err } = JSON.parse(line) as { msg: string; trouble?: string; err?: { stack?: string } };
  console.error([msg, trouble, err?.stack].filter((part) => part !== undefined).join(': '));
}

/** For a site whose log nobody keeps: errors are printed, and nothing else. */
export const ERRORS_ONLY: Logger = pino({ ...OPTIONS, level: 'error' }, process.stderr);
