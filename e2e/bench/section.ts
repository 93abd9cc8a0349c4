import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { join } from 'node:path';

/** A part of results.md. */
export interface Section {
  title: string;
  /** What was measured, and how. */
  about: string;
  /** The command that makes the section: 'pnpm bench:load'. */
  madeBy: string;
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

export function writeSection({ title, about, madeBy, machine, body }: Section, date: Date): string {
  const measured = `Measured ${date.toISOString().slice(0, 10)} on ${machine}; \`${madeBy}\` makes this section.`;
  return `${[`# ${title}`, about, measured, ...body].join('\n\n')}\n`;
}

/** `document` with `section` in the place of the one with the same title, or at its end. */
export function putSection(document: string, section: string): string {
  const [heading = ''] = section.split('\n');
  const sections = document.split(/^(?=# )/m).filter((one) => one.trim());
  const index = sections.findIndex((one) => one.startsWith(`${heading}\n`));
  if (index < 0) sections.push(section);
  else sections[index] = section;
  return sections.map((one) => `${one.trim()}\n`).join('\n');
}

/** Puts a section into results.md, and prints it. */
export async function publishSection(section: Section): Promise<void> {
  const file = join(import.meta.dirname, 'results.md');
  const text = writeSection(section, new Date());
  await writeFile(file, putSection(await readFile(file, 'utf8'), text));
  console.log(text);
}

/** What is measured on, for a reader who compares; its load says whether to believe the figures. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${gigabytes} GiB, ${platform()} ${arch()}, Node ${process.versions.node}, ${load}`;
}
