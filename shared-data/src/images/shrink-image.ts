import { ImageRefusal, type ImageRules, kindOf } from './image-rules.ts';
import { reencode } from './re-encode.ts';

/** Bytes. No telephone takes a larger photo, and reading more could cost the page its memory. */
const MOST_TO_READ = 64 * 1024 * 1024;

const shrunk = new WeakSet<File>();

/**
 * The picture of a file that a visitor chose, drawn anew and only then measured: photos of telephones are larger than what is
 * stored. Its bytes say what it is: systems give no type, a wrong one or 'application/octet-stream', and names lie. HEIC
 * becomes JPEG. A file that this function has made is not drawn again.
 * @throws ImageRefusal with the message to show; RequestError 'network' when the decoder for HEIC did not arrive.
 */
export async function shrinkImage(
  file: File,
  rules: ImageRules,
  options: { longestSidePx?: number } = {},
): Promise<File> {
  if (shrunk.has(file)) return file;
  const kind = await kindOf(file);
  if (kind === null) throw new ImageRefusal(rules.wrongType);
  if (file.size > MOST_TO_READ) throw new ImageRefusal(rules.tooLarge);
  const decode = async (picture: Blob) => (await import('./decode-heic.ts')).decodeHeic(picture);
  const picture = await reencode(file, { ...options, ...(kind === 'heic' && { decode }) }).catch((error) => {
    if (!(error instanceof ImageRefusal)) throw error;
    // What cannot be made smaller is measured as it is.
    if (file.size > rules.maxSize) throw new ImageRefusal(rules.tooLarge);
    throw rules.kinds.includes(kind) ? error : new ImageRefusal(rules.wrongType);
  });
  if (picture.size > rules.maxSize) throw new ImageRefusal(rules.tooLarge);
  const made = new File([picture], file.name, { type: picture.type });
  shrunk.add(made);
  return made;
}
