/** A list's options, and what is stored but not among them: opening a form never changes data. */
export function storedOptions(
  listed: readonly string[],
  stored: readonly string[],
  labelOf: (value: string) => string = (value) => value,
): { value: string; label: string }[] {
  return [...new Set([...listed, ...stored])].map((value) => ({ value, label: labelOf(value) }));
}
