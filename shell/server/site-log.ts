import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { RotatedFile } from './rotated-file.ts';

/** 'file': `logs/site.jsonl` in the data folder; 'stdout': for a host that collects what a program prints. */
export type LogPlace = 'file' | 'stdout';

export interface SiteLog {
  log: Logger;
  /** Resolves once every line is written. */
  close(): Promise<void>;
}

/** JSON lines, each with its time in ISO 8601. */
export function openLog(place: LogPlace, dataDir: string): SiteLog {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: levelName } };
  if (place === 'stdout') return { log: pino(options, process.stdout), close: async () => {} };
  const file = new RotatedFile(join(dataDir, 'logs/site.jsonl'), { size: '10M', kept: 5 });
  return { log: pino(options, file), close: () => file.close() };
}

function levelName(level: string): { level: string } {
  return { level };
}

/** For a site whose log nobody reads. */
export const NO_LOG: Logger = pino({ level: 'silent' });
