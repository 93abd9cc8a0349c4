import { Box } from '@veto/shared-ui/box';
import { KeptLink } from '@veto/shared-ui/kept-link';
import { useEffect, useRef } from 'react';

/** A link that was just made, to be sent on now: it is not shown again. */
export function NewLink({ address }: { address: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The owner pressed 'Create a link' and goes on from here.
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label="The new link">
      <KeptLink
        address={address}
        words={{
          text: 'Send it now: it will not be shown again. The code on the card opens it, too.',
          share: 'Share link',
          copy: 'Copy link',
          copied: 'Copied.',
        }}
      />
    </Box>
  );
}
