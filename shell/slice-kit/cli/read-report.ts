import { readFile } from 'node:fs/promises';
import { reasonOf, refuseNoAddress } from '../releases/site-at.ts';
import { ToolError } from '../releases/tool-error.ts';

/** Where a failure was: the path of the page, and the revision that the site was composed of. */
export function placeOf(report: unknown): { path: string; revision: number | undefined } {
  const inside = isRecord(report) && isRecord(report.report) ? report.report : report;
  if (!isRecord(inside)) return { path: '/', revision: undefined };
  const revision = inside.revision ?? (isRecord(report) ? report.revision : undefined);
  const path = typeof inside.path === 'string' && inside.path.startsWith('/') ? inside.path : '/';
  return { path, revision: typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : undefined };
}

/** The address of a page as the site was composed in a revision. */
export function pageAt(site: string, path: string, revision: number): string {
  const page = new URL(site);
  page.pathname = path;
  page.searchParams.set('veto-revision', String(revision));
  return page.href;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What a file holds, as JSON or as it is; else the report of the site with this id. Throws VETO-405 where there is neither. */
export async function readReport(wanted: string, site: string): Promise<unknown> {
  const text = await readFile(wanted, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) {
    if (/[\\/]|\.json$/.test(wanted)) throw new ToolError('VETO-405', `There is no file ${wanted}.`);
    return findReport(wanted, site);
  }
  try {
    return JSON.parse(text);
  } catch {
    // A stack as somebody copied it.
    return text;
  }
}

async function findReport(id: string, site: string): Promise<unknown> {
  refuseNoAddress(site);
  const address = new URL('/_reports', site);
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch((error: unknown) => {
    throw new ToolError('VETO-441', `${address} does not answer: ${reasonOf(error)}.`, { cause: error });
  });
  if (!answer.ok)
    throw new ToolError('VETO-441', `${address} answers ${answer.status}: it does so on its own machine only.`);
  const reports = (await answer.json()) as unknown;
  const found = Array.isArray(reports) ? reports.findLast((each) => textsIn(each).includes(id)) : undefined;
  if (found === undefined)
    throw new ToolError('VETO-405', `${wantedName(id)} is no file here, and ${site} has no such report.`);
  return found;
}

function wantedName(id: string): string {
  return id.length > 60 ? `${id.slice(0, 60)}…` : id;
}

/** Every text in a report, however deep: its shape is the reporter's. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
