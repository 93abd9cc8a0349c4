import { median } from './results.ts';

/** What one visit to the directory cost. */
export interface DirectoryVisit {
  /** From the start of the navigation to the first card, in ms. */
  firstCardMs: number;
  /** From 'Apply Filters' to the cards of the answer, in ms: a specialty ticked, then a name typed. */
  specialtyMs: number;
  textMs: number;
  /** The answer that fills the first page, in bytes before compression. */
  payloadBytes: number;
  /** Elements in the document once the first page is shown. */
  elements: number;
}

export interface Scale {
  veterinarians: number;
  visits: DirectoryVisit[];
}

export const SCALE_HEADING = '# The directory as it grows';

/** The largest ÷ the smallest, of medians. */
export function growth(scales: readonly Scale[], figure: keyof DirectoryVisit): number {
  return of(scales.at(-1), figure) / of(scales[0], figure);
}

/** The section of the results that says how the directory fares with more veterinarians. */
export function writeScale(scales: readonly Scale[], date: Date, machine: string): string {
  const [smallest, largest] = [scales[0], scales.at(-1)];
  return `${SCALE_HEADING}

One site and browser per size, with generated veterinarians; 1280 × 800, cold cache, gate passed, neither processor nor
network slowed down, so that the server's share stands out. Medians of ${smallest?.visits.length ?? 0} interleaved runs;
\`pnpm bench:scale\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| veterinarians | first card | apply a specialty | apply a name | answer for a page | elements in the page |
|---:|---:|---:|---:|---:|---:|
${scales.map(row).join('\n')}
| ${count(largest)} ÷ ${count(smallest)} | ${(
    ['firstCardMs', 'specialtyMs', 'textMs', 'payloadBytes', 'elements'] as const
  )
    .map((figure) => growth(scales, figure).toFixed(2))
    .join(' | ')} |

The answer is counted before compression. Among 50, the name finds five and not a whole page: the step to 5,000 is the
cards drawn, the step from there to 100,000 the search.
`;
}

/** `document` with `section` in the place of the one with the same heading, or at its end. */
export function putSection(document: string, section: string): string {
  const [heading = ''] = section.split('\n');
  const sections = document.split(/^(?=# )/m).filter((one) => one.trim());
  const index = sections.findIndex((one) => one.startsWith(`${heading}\n`));
  if (index < 0) sections.push(section);
  else sections[index] = section;
  return sections.map((one) => `${one.trim()}\n`).join('\n');
}

function row(scale: Scale): string {
  const ms = (figure: keyof DirectoryVisit) => `${Math.round(of(scale, figure))} ms`;
  const payload = `${(of(scale, 'payloadBytes') / 1000).toFixed(1)} kB`;
  return `| ${count(scale)} | ${ms('firstCardMs')} | ${ms('specialtyMs')} | ${ms('textMs')} | ${payload} | ${of(scale, 'elements')} |`;
}

function of(scale: Scale | undefined, figure: keyof DirectoryVisit): number {
  return median(scale?.visits.map((visit) => visit[figure]) ?? []);
}

function count(scale: Scale | undefined): string {
  return (scale?.veterinarians ?? 0).toLocaleString('en-US');
}
