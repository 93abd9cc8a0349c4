import { useState } from 'react';
import { Button } from '../button/index.ts';

/** A name that a press copies, or the text that it stands for. */
export function CopyName({ text, children = text }: { text: string; children?: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      variant="plain"
      size="xs"
      px="0"
      fontFamily="mono"
      fontSize="0.75rem"
      fontWeight="medium"
      justifyContent="flex-start"
      aria-label={`Copy ${children}`}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      {copied ? 'Copied' : children}
    </Button>
  );
}
