import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Accepted, Finding } from './judge.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid GrayText; }
`;
const SIDES = ['before', 'after', 'difference'] as const;

/** Writes the findings as a page with their pictures, in a folder of its own that is made anew. */
export async function writeReport(folder: string, findings: readonly Finding[], accepted: Accepted): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const finding of findings)
    for (const side of SIDES) {
      const picture = finding[side];
      if (picture) await writeFile(join(folder, fileOf(finding, side)), picture);
    }
  await writeFile(join(folder, 'index.html'), reportPage(findings, accepted));
}

/** The page: before, after and difference beside each other, of all that is not the same. */
export function reportPage(findings: readonly Finding[], accepted: Accepted): string {
  const sections = findings.map((finding) => {
    const { story, theme, state, pixels } = finding;
    const reason = accepted[story] && `<p>Meant: ${asText(accepted[story])}</p>`;
    const figures = SIDES.filter((side) => finding[side]).map((side) => {
      const file = encodeURIComponent(fileOf(finding, side));
      return `<figure><figcaption>${side}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`;
    });
    const what = state === 'differs' ? `differs in ${pixels} pixels` : `is ${state}`;
    return `<h2>${asText(story)}, ${asText(theme)}, ${what}</h2>\n${reason ?? ''}<div>${figures.join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that changed</title>
<style>${STYLE}</style>
<h1>Pictures that changed</h1>
${sections.join('\n') || '<p>None.</p>'}
</html>
`;
}

const fileOf = ({ story, theme }: Finding, side: string) => `${story}-${theme}-${side}.png`;

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
