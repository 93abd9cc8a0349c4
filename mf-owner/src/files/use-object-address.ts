import { useEffect, useState } from 'react';

/**
 * An address of this tab under which the browser shows what a file holds, for as long as it is given; null for none, and
 * until the address is made.
 */
export function useObjectAddress(content: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = content && URL.createObjectURL(content);
    setAddress(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [content]);
  return address;
}
