/** The one way a release or channel is written, so that equal content is equal bytes. */
export function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
