/** Copies a text. False on plain http, which has no clipboard, and where the visitor refuses it. */
export async function isCopied(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
