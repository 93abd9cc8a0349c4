import { join } from 'node:path';
import { RotatedFile } from './rotated-file.ts';

const LISTED = 500;

interface Entry {
  line: string;
  sender: string;
}

export interface ReportFacts {
  request?: string | undefined;
  revision?: number | undefined;
  /** Set for a page that others do not have: it says nothing about what is live. */
  shown?: 'revision' | 'preview' | undefined;
}

/** The secret in the link of a preview, which browsers put into reports with the address of the page. */
const SECRET = /(veto-preview(?:=|%3D))[\w%-]+/gi;

/**
 * A report as a line of the book. `request` is the id of the request that brought it, `revision` that of the channel
 * that the page says it is made of, else the site's. Written once, here: whatever is
 * listed later is known to be JSON.
 */
export function lineOf(report: object, { request, revision, shown }: ReportFacts = {}): string {
  const own = 'revision' in report && Number.isSafeInteger(report.revision) ? report.revision : revision;
  return JSON.stringify({
    at: new Date().toISOString(),
    ...(request && { request }),
    ...(own !== undefined && { revision: own }),
    ...(shown && { shown }),
    report,
  }).replaceAll(SECRET, '$1…');
}

/** Reports of browsers and of the site itself: the latest in memory, and all of them as lines of a file that is rotated. */
export class ReportBook {
  readonly #file: RotatedFile;
  #latest: Entry[] = [];

  constructor(file: string) {
    this.#file = new RotatedFile(file, { size: '5M', kept: 4 });
  }

  /** `line` is JSON. Never throws: a report that cannot be kept must not fail the page that sent it. */
  add(line: string, sender: string): void {
    this.#file.write(`${line}\n`);
    this.#latest.push({ line, sender });
    if (this.#latest.length > LISTED) this.#forgetOne();
  }

  /** A JSON array, oldest first. */
  list(): string {
    return `[${this.#latest.map(({ line }) => line).join(',')}]`;
  }

  /** Resolves once everything is in the file. */
  close(): Promise<void> {
    return this.#file.close();
  }

  /** The oldest of whoever has the most: who sends without end pushes out nobody's but their own. */
  #forgetOne(): void {
    const counts = new Map<string, number>();
    for (const { sender } of this.#latest) counts.set(sender, (counts.get(sender) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const oldest = this.#latest.findIndex(({ sender }) => counts.get(sender) === most);
    this.#latest = this.#latest.toSpliced(oldest, 1);
  }
}

export interface ReportBooks {
  failures: ReportBook;
  /** Long tasks come by the same address as failures: any slow phone has some, and no failure is forgotten for them. */
  longTasks: ReportBook;
  policy: ReportBook;
}

/** The books of a site, in its data folder. */
export function reportBooksIn(dataDir: string): ReportBooks {
  const bookOf = (kind: string) => new ReportBook(join(dataDir, 'reports', `${kind}.jsonl`));
  return { failures: bookOf('failures'), longTasks: bookOf('long-tasks'), policy: bookOf('policy') };
}

/** Resolves once all reports are in their files. */
export async function closeBooks({ failures, longTasks, policy }: ReportBooks): Promise<void> {
  await Promise.all([failures.close(), longTasks.close(), policy.close()]);
}
