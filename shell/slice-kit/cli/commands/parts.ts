import { partsOfSite, partsTable } from '../parts-of-site.ts';

/** `slice parts`: the places for parts on the pages of a site, with who offers and who fills them. */
export async function parts({ site }: { site: string }): Promise<number> {
  const lines = partsTable(await partsOfSite(site));
  console.log(lines.length > 0 ? lines.join('\n') : 'No page has a place for a part.');
  return 0;
}
