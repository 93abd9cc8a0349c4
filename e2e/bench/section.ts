import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { repository } from '../site/start-site.ts';

export interface Section {
  title: string;
  /** What was measured, and how. */
  about: string;
  /** What it was measured on: `machine()`, read before the measurement. */
  machine: string;
  /** Tables, and what there is to say of them. */
  body: readonly string[];
}

/** A table in Markdown: names at the left, figures at the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function writeSection({ title, about, machine, body }: Section, date: Date): string {
  const measured = `Measured ${date.toISOString().slice(0, 10)} on ${machine}.`;
  return `${[`# ${title}`, about, measured, ...body].join('\n\n')}\n`;
}

/** Prints a section, and keeps it as `bench-report/<title>.md` until the next measurement. */
export async function publishSection(section: Section): Promise<void> {
  const text = writeSection(section, new Date());
  const folder = join(repository, 'bench-report');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${section.title.toLowerCase().replaceAll(/\W+/g, '-')}.md`), text);
  console.log(text);
}

/** What is measured on, for a reader who compares; its load says whether to believe the figures. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${gigabytes} GiB, ${platform()} ${arch()}, Node ${process.versions.node}, ${load}`;
}
