import type { SessionState } from '../src/contract/audience.ts';
import type { SlotPlace } from './part-places.ts';

/** What a page with its data came to. */
export interface FilledMarkup {
  html: string;
  /** The rules of its classes by name. */
  rules: Record<string, string>;
  /** The answers that it shows, as they go into the document. */
  answers: unknown[];
  /** What the page says of itself for the head, if it does. */
  head?: unknown;
}

/** The program that renders pages: what `rendered-pages.tsx` of the shell exports. */
export interface RenderProgram {
  renderPage(name: string, state?: SessionState): Promise<string>;
  stylesOf(pages: readonly string[]): string;
  asksAt(address: string): Promise<boolean>;
  /** The page, or what fills a slot of it. */
  fillPage(address: string, supabaseUrl: string, part?: SlotPlace): Promise<FilledMarkup>;
}

/** What a program runs in. */
export interface Room {
  program: RenderProgram;
  /** Has the program read another clock than this machine's, in ms since 1970. */
  setClock(moment: number): void;
}

/** What a page asks the database, as the server is to send it. */
export interface Question {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface QuestionAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * From the server: first 'start', with an address to practise on; then pages, one at a time, and what they ask; 'rest' when
 * nobody asks for anything.
 */
export type ToProcess =
  | { kind: 'start'; code: string; address: string }
  | { kind: 'fill'; address: string; supabaseUrl: string; part?: SlotPlace | undefined }
  | { kind: 'answer'; id: number; answer: QuestionAnswer | null }
  | { kind: 'rest' };

export type FromProcess =
  | { kind: 'ready' }
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'filled'; page: FilledMarkup }
  | { kind: 'failed'; reason: string };
