import type { AttemptLimits } from './limits.ts';

/** The options of the backend's process: once, as its first argument, as JSON. */
export interface ProcessOptions {
  dataDir: string;
  siteUrl: string;
  /** 0 is any free port. */
  port: number;
  limits: AttemptLimits;
  /** Whether an empty database is filled with the demo accounts and vets. */
  seed: boolean;
}

/** What the backend's process tells its parent. */
export type FromProcess =
  | { type: 'progress'; text: string }
  /** The data folder is this process's. */
  | { type: 'held' }
  | { type: 'ready'; port: number; publishableKey: string }
  /** The process ends after this; `sentence` is for the person who started the site. */
  | { type: 'fatal'; sentence: string };

/** 'rest': nobody asks for anything. */
export type ToProcess = { type: 'stop' } | { type: 'rest' };
