const BEGINNINGS: Record<string, string> = {
  'image/jpeg': '\xff\xd8\xff',
  'image/jpg': '\xff\xd8\xff',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF\0\0\0\0WEBP',
  'image/heic': '\0\0\0\x18ftypheic',
  'image/heif': '\0\0\0\x18ftypmif1',
  'application/pdf': '%PDF-',
};

/** So many bytes that begin as a file of the type does; no more than that. */
export function fileOfType(type: string, bytes = 64): Blob {
  const content = Buffer.alloc(bytes);
  content.write(BEGINNINGS[type] ?? '', 'latin1');
  return new Blob([content], { type });
}
