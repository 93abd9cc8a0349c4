const FAMILIES = ['Bricolage Grotesque Variable', 'Figtree Variable'];

/**
 * Fetches the Polish letters of both families before the first name or city needs one. Had they to come then, everything that
 * is on the page by that time would be laid out once more. Never throws: text is shown in the fallback until they are there.
 */
export async function fetchPolishLetters(fonts: Pick<FontFaceSet, 'load'> = document.fonts): Promise<void> {
  await Promise.allSettled(FAMILIES.map((family) => fonts.load(`1em '${family}'`, 'ł')));
}
